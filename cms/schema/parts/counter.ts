import { defineField, defineType } from 'sanity'
import { requiredText } from '../rules/text.ts'

export const counter = defineType({
  name: 'counter',
  title: 'Counter',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'What is counted',
      type: 'string',
      description: 'One or two words under the number, such as “Customers”. Up to 24 characters.',
      validation: requiredText(24),
    }),
    defineField({
      name: 'value',
      title: 'Number',
      type: 'number',
      description: 'A whole number. The site writes its commas.',
      validation: (rule) => [
        rule.required().error('Please give the number.'),
        rule.integer().min(0).error('A counter shows a whole number, 0 or more.'),
      ],
    }),
  ],
  preview: {
    select: { title: 'label', value: 'value' },
    prepare: ({ title, value }) => ({ title, subtitle: String(value ?? '') }),
  },
})
