import type { StringRule, TextRule } from 'sanity'

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
