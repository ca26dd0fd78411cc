import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** A wish to publish drafts, or the plan to do it at a time: the Studio's page *Drafts* makes and ends it (cms/publishing/publish-requests.ts). */
export const publishRequest = defineType({
  name: 'publishRequest',
  title: 'To be published',
  type: 'document',
  icon: CalendarIcon,
  readOnly: true,
  fields: [
    defineField({ name: 'by', title: 'By', type: 'string' }),
    defineField({ name: 'at', title: 'At', type: 'datetime' }),
    defineField({
      name: 'drafts',
      title: 'Drafts',
      type: 'array',
      of: [defineArrayMember({ type: 'judgedDraft' })],
    }),
    defineField({ name: 'isRefused', title: 'Was not carried out', type: 'boolean' }),
  ],
  preview: { select: { by: 'by' }, prepare: ({ by }) => ({ title: `Drafts of ${by}` }) },
})

/** A draft as it was when it was judged. */
export const judgedDraft = defineType({
  name: 'judgedDraft',
  title: 'Draft',
  type: 'object',
  fields: [
    defineField({ name: 'id', title: 'Id', type: 'string' }),
    defineField({ name: 'revision', title: 'Revision', type: 'string' }),
  ],
})
