import { type CustomValidator, defineField } from 'sanity'
import { addressOf } from './latin-address.ts'

const shortAddress: CustomValidator<{ current?: string } | undefined> = (slug) =>
  slug?.current === undefined ||
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug.current) ||
  'Small letters, numbers and hyphens only, such as monsoon-week.'

type Address = {
  group: string
  description: string
  /** What has no address without it, and what visitors lose where a published one is changed. */
  what: string
  known: CustomValidator<{ current?: string } | undefined>
}

/** The last part of an address, made of the title. */
export function addressField({ group, description, what, known }: Address) {
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
      rule.custom(known).warning(),
    ],
  })
}
