import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { pageOpening } from '../parts/page-opening.ts'
import { seoField, seoGroup } from '../parts/seo-field.ts'

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
      description:
        'In this order. Leave it empty when nothing is open: the page says so by itself, and still takes CVs.',
      of: [defineArrayMember({ type: 'opening' })],
    }),
    seoField,
  ],
  preview: { select: { subtitle: 'heading' }, prepare: (shown) => ({ ...shown, title: 'Career page' }) },
})
