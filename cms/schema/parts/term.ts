import { defineField, defineType } from 'sanity'
import { requiredText } from '../rules/text.ts'

export const term = defineType({
  name: 'term',
  title: 'Row',
  type: 'object',
  fields: [
    defineField({
      name: 'term',
      title: 'What happens',
      type: 'string',
      description: 'For instance: “5 to 9 days before check-in”. Up to 80 characters.',
      validation: requiredText(80),
    }),
    defineField({
      name: 'text',
      title: 'What follows',
      type: 'string',
      description: 'For instance: “50% refund”. Up to 160 characters.',
      validation: requiredText(160),
    }),
  ],
  preview: { select: { title: 'term', subtitle: 'text' } },
})
