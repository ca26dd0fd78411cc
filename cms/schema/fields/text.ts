import { defineField, type StringRule, type TextRule } from 'sanity'

/** A text that must be there. `longest` is in characters: what fits its place on a phone. */
export function requiredText(longest: number) {
  return (rule: StringRule | TextRule) => [
    rule.required().error('Please fill this in: the page shows a gap without it.'),
    rule.max(longest).error(`Please shorten this to ${longest} characters, so that it fits its place.`),
  ]
}

/** A text that may be left out. `longest` is in characters. */
export function optionalText(longest: number) {
  return (rule: StringRule | TextRule) =>
    rule.max(longest).error(`Please shorten this to ${longest} characters, so that it fits its place.`)
}

/** What a page of words begins with. Both fields are in the form's group of this name. */
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
