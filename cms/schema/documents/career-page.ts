import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { seoField, seoGroup } from '../fields/seo.ts'
import { lineField, pageOpening, requiredText, textField } from '../fields/text.ts'

export const opening = defineType({
  name: 'opening',
  title: 'Open position',
  type: 'object',
  icon: CaseIcon,
  fields: [
    lineField('title', 'Position', 'Such as “Boatman”. Up to 60 characters.', { longest: 60 }),
    lineField('place', 'Where', 'Such as “At the resort”. Up to 60 characters.', { longest: 60 }),
    lineField('terms', 'Terms', 'Such as “Full time, from January”. Up to 80 characters.', { longest: 80 }),
    textField('text', 'What the work is', 'Two or three sentences, up to 400 characters.', { longest: 400, rows: 4 }),
    defineField({
      name: 'wanted',
      title: 'Whom we look for',
      type: 'array',
      description: 'A list of short lines, each up to 120 characters.',
      of: [defineArrayMember({ type: 'string', validation: requiredText(120) })],
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'place' } },
})

/** Work at the resort. Without openings the page says that there are none, and still takes CVs. */
export const careerPage = defineType({
  name: 'careerPage',
  title: 'Career page',
  type: 'document',
  icon: CaseIcon,
  groups: [{ name: 'words', title: 'Words' }, { name: 'openings', title: 'Open positions' }, seoGroup],
  fields: [
    ...pageOpening('words'),
    defineField({
      name: 'openings',
      title: 'Open positions',
      type: 'array',
      group: 'openings',
      description: 'In this order. Leave it empty when nothing is open: the page then says so and still takes CVs.',
      of: [defineArrayMember({ type: 'opening' })],
    }),
    seoField,
  ],
  preview: { select: { subtitle: 'heading' }, prepare: (shown) => ({ ...shown, title: 'Career' }) },
})
