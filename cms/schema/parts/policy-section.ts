import { defineField, defineType } from 'sanity'
import { requiredText } from '../rules/text.ts'

export const policySection = defineType({
  name: 'policySection',
  title: 'Section',
  type: 'object',
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Also a line of the page’s table of contents. Up to 80 characters.',
      validation: requiredText(80),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'richText',
      description:
        'Short paragraphs and lists are read; long ones are not. The table of terms is for rules with numbers.',
      validation: (rule) => rule.required().error('Please write the text of this section.'),
    }),
  ],
  preview: { select: { title: 'heading' } },
})
