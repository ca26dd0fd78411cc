import { UsersIcon } from '@sanity/icons/Users'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { pictureIn } from '../fields/picture.ts'
import { seoField, seoGroup } from '../fields/seo.ts'
import { lineField, pageOpening, textField } from '../fields/text.ts'

export const storyPart = defineType({
  name: 'storyPart',
  title: 'Part of the story',
  type: 'object',
  fields: [
    lineField('heading', 'Heading', 'Up to 80 characters.', { longest: 80 }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'richText',
      description: 'Two or three paragraphs fit next to a picture.',
      validation: (rule) => rule.required().error('Please write the text of this part.'),
    }),
  ],
  preview: { select: { title: 'heading' } },
})

/** The story of the resort with its six pictures. The directors are separate documents. */
export const aboutPage = defineType({
  name: 'aboutPage',
  title: 'About page',
  type: 'document',
  icon: UsersIcon,
  groups: [
    { name: 'story', title: 'Story', default: true },
    { name: 'pictures', title: 'Pictures' },
    { name: 'directors', title: 'Directors' },
    seoGroup,
  ],
  fields: [
    ...pageOpening('story'),
    defineField({
      name: 'story',
      title: 'Story',
      type: 'array',
      group: 'story',
      description: 'Each part is next to a picture: the first next to the second picture, and so on.',
      of: [defineArrayMember({ type: 'storyPart' })],
      validation: (rule) => [
        rule.required().min(1).error('Please write the story: one part at least.'),
        rule.max(5).error('There are pictures for five parts.'),
      ],
    }),
    defineField({
      name: 'pictures',
      title: 'Pictures',
      type: 'array',
      group: 'pictures',
      description:
        'Exactly six. The first opens the page (wide, 2000 × 1100), the next are next to the parts of the story, the rest close it (1600 × 1000 or more). Drag to change their order.',
      options: { layout: 'grid' },
      of: [defineArrayMember(pictureIn({ width: 1600, height: 1000 }))],
      validation: (rule) => rule.required().length(6).error('The page has places for exactly six pictures.'),
    }),
    lineField('directorsHeading', 'Heading above the directors', 'Up to 60 characters.', {
      longest: 60,
      group: 'directors',
    }),
    textField('directorsLead', 'Words above the directors', 'One or two sentences, up to 240 characters.', {
      longest: 240,
      rows: 3,
      group: 'directors',
    }),
    seoField,
  ],
  preview: {
    select: { subtitle: 'heading', media: 'pictures.0' },
    prepare: (shown) => ({ ...shown, title: 'About us' }),
  },
})
