import { defineField, type StringRule, type TextRule } from 'sanity'

export const GAP = 'Please fill this in: the page shows a gap without it.'

/** A text that must be there. `longest` is in characters: what fits its place on a phone. */
export function requiredText(longest: number) {
  return (rule: StringRule | TextRule) => [
    rule.required().error(GAP),
    rule.max(longest).error(`Please shorten this to ${longest} characters, so that it fits its place.`),
  ]
}

/** A text that may be left out. `longest` is in characters. */
export function optionalText(longest: number) {
  return (rule: StringRule | TextRule) =>
    rule.max(longest).error(`Please shorten this to ${longest} characters, so that it fits its place.`)
}

type RequiredText = { longest: number; group?: string; rows?: number }

/** A line of text that must be there. `longest` is in characters. */
export function lineField(name: string, title: string, description: string, { longest, ...placed }: RequiredText) {
  return defineField({ name, title, type: 'string', description, ...placed, validation: requiredText(longest) })
}

/** A text on several lines. */
export function textField(name: string, title: string, description: string, { longest, ...placed }: RequiredText) {
  return defineField({ name, title, type: 'text', description, ...placed, validation: requiredText(longest) })
}

/** What a page of words begins with. Both fields are in the form's group of this name. */
export const pageOpening = (group: string) => [
  lineField('heading', 'Heading', 'At the top of the page. Up to 60 characters.', { longest: 60, group }),
  textField('lead', 'First words', 'One or two sentences below the heading. Up to 240 characters.', {
    longest: 240,
    rows: 3,
    group,
  }),
]
