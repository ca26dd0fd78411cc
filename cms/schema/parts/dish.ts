import { defineField, defineType } from 'sanity'
import { requiredText } from '../rules/text.ts'

export const dish = defineType({
  name: 'dish',
  title: 'Dish',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'As the cooks say it. Up to 40 characters.',
      validation: requiredText(40),
    }),
    defineField({
      name: 'text',
      title: 'What it is',
      type: 'string',
      description: 'For somebody who never ate it: one sentence, up to 120 characters.',
      validation: requiredText(120),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'text' } },
})
