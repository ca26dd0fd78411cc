// Events and states in words, for people.

import type { ModelStep } from './paths.ts'

/** A step for people: what happened, and where it led. `title` is the event's own. */
export function sentenceOf(title: string, { after, before, by }: ModelStep): string {
  const from = placeOf(before.value)
  const to = placeOf(after.value)
  return `${by ? `${capitalised(by)}: ` : ''}${entryOf(title)}${from === to ? `; still ${to}` : `, then ${to}`}.`
}

function entryOf(title: string): string {
  const [, type = title, detail] = /^(\S+)(?: \((.*)\))?$/.exec(title) ?? []
  const [subject = '', ...happened] = type.split('.')
  const carried = detail === undefined ? '' : ` (${detail})`
  switch (happened.join('.')) {
    case 'resolves':
      return `The answer to ${wordsOf(subject)} comes${carried}`
    case 'rejects':
      return `The answer to ${wordsOf(subject)} is a failure${carried}`
    case 'elapses':
      return `The time of ${wordsOf(subject)} ends${carried}`
    default:
      return `${capitalised(wordsOf(subject))}: ${happened.map(wordsOf).join(' ')}${carried}`
  }
}

/** A state as words: `LOGIN / requesting code`, with `+` between what goes on side by side. */
export function placeOf(value: unknown): string {
  if (typeof value === 'string') return wordsOf(value)
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([name, inner]) => [wordsOf(name), placeOf(inner)].filter((part) => part !== '').join(' / '))
    .join(' + ')
}

/** `checkRegistration` as `check registration`; what is written in capitals is a name. */
function wordsOf(name: string): string {
  return name === name.toUpperCase() ? name : name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
