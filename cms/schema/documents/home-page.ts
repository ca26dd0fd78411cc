import { HomeIcon } from '@sanity/icons/Home'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { seoField, seoGroup } from '../parts/seo-field.ts'
import { requiredText } from '../rules/text.ts'

/** The words of the home page. Its banners and tiles are documents of their own. */
export const homePage = defineType({
  name: 'homePage',
  title: 'Home page',
  type: 'document',
  icon: HomeIcon,
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'counters', title: 'Counters' },
    { name: 'location', title: 'The way to us' },
    seoGroup,
  ],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      group: 'words',
      description: 'Below the banners. Up to 80 characters.',
      validation: requiredText(80),
    }),
    defineField({
      name: 'intro',
      title: 'Introduction',
      type: 'text',
      rows: 4,
      group: 'words',
      description: 'Two or three sentences below the heading. Up to 300 characters.',
      validation: requiredText(300),
    }),
    defineField({
      name: 'counters',
      title: 'Counters',
      type: 'array',
      group: 'counters',
      description: 'Numbers that count up when they come into view. Four stand well in a row.',
      of: [defineArrayMember({ type: 'counter' })],
      validation: (rule) => rule.max(4).error('There is room for four counters.'),
    }),
    defineField({
      name: 'location',
      title: 'The way to us',
      type: 'location',
      group: 'location',
      validation: (rule) => rule.required().error('Please say how to come.'),
    }),
    seoField,
  ],
  preview: {
    select: { subtitle: 'heading', media: 'location.picture' },
    prepare: (shown) => ({ ...shown, title: 'Home page' }),
  },
})
