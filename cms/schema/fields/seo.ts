import { SearchIcon } from '@sanity/icons/Search'
import { type CustomValidator, defineField, defineType, type StringRule, type TextRule } from 'sanity'
import { GAP, optionalText } from './text.ts'

/** Documents whose page is found by their title and first words where they have none. */
const WITH_WORDS: readonly string[] = ['offer', 'landingPage']

const ownWords: CustomValidator<string | undefined> = (value, { document }) =>
  WITH_WORDS.includes(document?._type ?? '') || Boolean(value?.trim()) || GAP

const searchText = (longest: number) => (rule: StringRule | TextRule) => [
  rule.custom(ownWords),
  optionalText(longest)(rule),
]

export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  icon: SearchIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'In the browser’s tab, before the resort’s own words. Up to 60 characters.',
      // Every page has its own title.
      hidden: ({ document }) => document?._type === 'siteSettings',
      validation: searchText(60),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      description:
        'Under the title in the results of a search. One or two sentences, up to 200 characters; about 150 are shown.',
      validation: searchText(200),
    }),
    defineField({
      name: 'picture',
      title: 'Picture for sharing',
      type: 'picture',
      description:
        'When someone shares the page in a chat. Wide, 1200 × 630 or more. Without it the page’s first picture is used, or the one of the site settings.',
    }),
  ],
})

/** What search engines and chats show of the page. It is in the form's group `seo`. */
export const seoField = defineField({
  name: 'seo',
  title: 'Search and sharing',
  type: 'seo',
  group: 'seo',
  description: 'What search engines and chats show of this page.',
  validation: (rule) => rule.required().error('Please fill in what search engines show.'),
})

export const seoGroup = { name: 'seo', title: 'Search and sharing' }
