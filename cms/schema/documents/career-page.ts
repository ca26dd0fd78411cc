import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { seoField, seoGroup } from '../parts/seo-field.ts'
import { requiredText } from '../rules/text.ts'

/** Work at the resort. Without openings the page says that there are none, and still takes CVs. */
export const careerPage = defineType({
  name: 'careerPage',
  title: 'Career page',
  type: 'document',
  icon: CaseIcon,
  groups: [{ name: 'words', title: 'Words' }, { name: 'openings', title: 'Open positions' }, seoGroup],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      group: 'words',
      description: 'At the top of the page. Up to 60 characters.',
      validation: requiredText(60),
    }),
    defineField({
      name: 'lead',
      title: 'First words',
      type: 'text',
      rows: 3,
      group: 'words',
      description: 'One or two sentences below the heading. Up to 240 characters.',
      validation: requiredText(240),
    }),
    defineField({
      name: 'openings',
      title: 'Open positions',
      type: 'array',
      group: 'openings',
      description:
        'In this order. Leave it empty when nothing is open: the page says so by itself, and still takes CVs.',
      of: [defineArrayMember({ type: 'opening' })],
    }),
    seoField,
  ],
  preview: { select: { subtitle: 'heading' }, prepare: (shown) => ({ ...shown, title: 'Career page' }) },
})
