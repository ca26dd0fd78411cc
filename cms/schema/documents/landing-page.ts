import { PresentationIcon } from '@sanity/icons/Presentation'
import { type CustomValidator, defineField, defineType } from 'sanity'
import { serverAddresses } from '../../../contract/values/site-addresses.ts'
import { addressField, redirectedAddress } from '../fields/address.ts'
import { askContent } from '../fields/ask-content.ts'
import { isPage } from '../fields/existing-page.ts'
import { pictureField } from '../fields/picture.ts'
import { seoGroup } from '../fields/seo.ts'
import { lineField, optionalText, textField } from '../fields/text.ts'
import { visibilityFields, visibilityNote } from '../fields/visibility.ts'
import { sectionsField, sectionsGroup } from '../sections/sections-field.ts'

/** The site's own pages come first, so nobody would see a landing page at one of their addresses. */
const freeAddress: CustomValidator<{ current?: string } | undefined> = async (slug, context) => {
  const address = slug?.current
  if (!address) return true
  if (serverAddresses.includes(address)) return `The site uses /${address} for itself. Please choose another address.`
  // At a published landing page's address there is a page, which is that one.
  const isLandingPage = await askContent<boolean>(
    context,
    'published',
    'count(*[_type == "landingPage" && slug.current == $address]) > 0',
    { address },
  )
  return isLandingPage || !(await isPage(`/${address}`)) || `The site has a page /${address} already.`
}

const shortName: CustomValidator<string | undefined> = (name, { document }) =>
  document?.['inMenu'] !== true || Boolean(name?.trim()) || 'Please write the name that the menu shows.'

/** A page at an address of its own, made of sections: for a feast, a wedding, a campaign. */
export const landingPage = defineType({
  name: 'landingPage',
  title: 'Landing page',
  type: 'document',
  icon: PresentationIcon,
  orderings: [{ title: 'By title', name: 'title', by: [{ field: 'title', direction: 'asc' }] }],
  groups: [
    { name: 'head', title: 'Head', default: true },
    sectionsGroup,
    { name: 'place', title: 'When and where' },
    seoGroup,
  ],
  fields: [
    lineField('title', 'Title', 'At the top of the page. Up to 60 characters.', { longest: 60, group: 'head' }),
    addressField({
      group: 'head',
      description: 'What follows the site’s name: /eid-2027.',
      what: 'the page',
      known: redirectedAddress('this page', '/'),
      refused: freeAddress,
    }),
    textField(
      'lead',
      'First words',
      'One or two sentences below the title, also shown by search engines. Up to 160 characters.',
      { longest: 160, rows: 3, group: 'head' },
    ),
    {
      ...pictureField(
        'image',
        'Picture',
        'Below the title. Wide, 1600 × 1000 or more.',
        { width: 1600, height: 1000 },
        { 'In its place': 21 / 9, Phone: 4 / 3 },
      ),
      group: 'head',
    },
    sectionsField({
      description: 'What the page is made of, from top to bottom. Drag to change their order.',
      atLeast: 1,
    }),
    ...visibilityFields('place'),
    defineField({
      name: 'inMenu',
      title: 'In the menu',
      type: 'boolean',
      group: 'place',
      description: 'The menu of phones, and the foot of every page, lead to it while it is visible.',
      initialValue: false,
    }),
    defineField({
      name: 'menuName',
      title: 'Name in the menu',
      type: 'string',
      group: 'place',
      description: 'A word or two, such as “Eid”. Up to 20 characters.',
      hidden: ({ document }) => document?.['inMenu'] !== true,
      validation: (rule) => [rule.custom(shortName), optionalText(20)(rule)],
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      group: 'seo',
      description:
        'What search engines and chats show of it. Left empty, they show the title, the first words and the picture.',
    }),
  ],
  preview: {
    select: {
      title: 'title',
      slug: 'slug.current',
      from: 'visibleFrom',
      until: 'visibleUntil',
      media: 'image',
    },
    prepare: ({ title, slug, from, until, media }) => ({
      title,
      subtitle: `/${slug ?? ''} ${visibilityNote({ from, until })}`,
      media,
    }),
  },
})
