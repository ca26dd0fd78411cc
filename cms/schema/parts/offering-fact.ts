import { defineField, defineType } from 'sanity'
import { requiredText } from '../rules/text.ts'

export const offeringFact = defineType({
  name: 'offeringFact',
  title: 'Fact',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'What',
      type: 'string',
      description: 'Such as “Capacity”. Up to 24 characters.',
      validation: requiredText(24),
    }),
    defineField({
      name: 'value',
      title: 'How much, or which',
      type: 'string',
      description: 'Such as “Up to 400 people”. Up to 80 characters.',
      validation: requiredText(80),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'value' } },
})
