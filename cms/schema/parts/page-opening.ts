import { defineField } from 'sanity'
import { requiredText } from '../rules/text.ts'

/** What a page of words begins with. Both fields stand in the form's group of this name. */
export const pageOpening = (group: string) => [
  defineField({
    name: 'heading',
    title: 'Heading',
    type: 'string',
    group,
    description: 'At the top of the page. Up to 60 characters.',
    validation: requiredText(60),
  }),
  defineField({
    name: 'lead',
    title: 'First words',
    type: 'text',
    rows: 3,
    group,
    description: 'One or two sentences below the heading. Up to 240 characters.',
    validation: requiredText(240),
  }),
]
