import { defineField, defineType } from 'sanity'
import { requiredText } from '../rules/text.ts'

export const storyPart = defineType({
  name: 'storyPart',
  title: 'Part of the story',
  type: 'object',
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Up to 80 characters.',
      validation: requiredText(80),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'richText',
      description: 'Two or three paragraphs stand well beside a picture.',
      validation: (rule) => rule.required().error('Please write the text of this part.'),
    }),
  ],
  preview: { select: { title: 'heading' } },
})
