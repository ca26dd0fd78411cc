import { type CustomValidator, defineField } from 'sanity'
import { askContent, publishedIdOf } from './ask-content.ts'
import { addressOf } from './latin-address.ts'

const shortAddress: AddressRule = (slug) =>
  slug?.current === undefined ||
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug.current) ||
  'Small letters, numbers and hyphens only, such as monsoon-week.'

type Address = {
  group: string
  description: string
  /** What has no address without it, and what visitors lose where a published one is changed. */
  what: string
  known: AddressRule
  /** What else it must not be. */
  refused?: AddressRule
}

type AddressRule = CustomValidator<{ current?: string } | undefined>

/** The last part of an address, made of the title. */
export function addressField({ group, description, what, known, refused }: Address) {
  return defineField({
    name: 'slug',
    title: 'Address',
    type: 'slug',
    group,
    description,
    options: { source: 'title', slugify: addressOf },
    validation: (rule) => [
      rule
        .required()
        .error(
          `Please press Generate, or write small letters, numbers and hyphens: ${what} has no address without it.`,
        ),
      rule.custom(shortAddress),
      ...(refused ? [rule.custom(refused)] : []),
      rule.custom(known).warning(),
    ],
  })
}

/** People know the published address: publishing another one writes a redirect (cms/studio/moved-page.ts). */
export const redirectedAddress =
  (what: string, folder: string): AddressRule =>
  async (slug, context) => {
    const published = await askContent<string | null>(context, 'published', '*[_id == $id][0].slug.current', {
      id: publishedIdOf(context),
    })
    return (
      !published ||
      published === slug?.current ||
      `Visitors know ${what} as ${folder}${published}. When you publish, that address leads to the new one.`
    )
  }
