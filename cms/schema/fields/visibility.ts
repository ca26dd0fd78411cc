import { type CustomValidator, defineField } from 'sanity'

// What staff plan, they plan by the resort's clock, wherever they are.
const options = { timeStep: 15, displayTimeZone: 'Asia/Dhaka', allowTimeZoneSwitch: false } as const

const afterItsBegin: CustomValidator<string | undefined> = (until, { document }) => {
  const from = document?.['visibleFrom']
  if (until === undefined || typeof from !== 'string') return true
  return Date.parse(until) > Date.parse(from) || 'It would end before it begins: nobody would see it.'
}

const notOver: CustomValidator<string | undefined> = (until) =>
  until === undefined ||
  Date.parse(until) > Date.now() ||
  'This time is over: visitors do not see this, also when it is published.'

/**
 * From when and until when the site shows a document. Both are in the form's group of this name. `missing` says what the site lacks after
 * its end.
 */
export const visibilityFields = (group: string, missing?: CustomValidator<string | undefined>) => [
  defineField({
    name: 'visibleFrom',
    title: 'Visible from',
    type: 'datetime',
    group,
    description: 'Once published, it appears at this time automatically. Empty: at once. Dhaka time.',
    options,
  }),
  defineField({
    name: 'visibleUntil',
    title: 'Visible until',
    type: 'datetime',
    group,
    description: 'It disappears at this time automatically. Empty: it stays. Dhaka time.',
    options,
    validation: (rule) => [
      rule.custom(afterItsBegin),
      rule.custom(notOver).warning(),
      ...(missing ? [rule.custom(missing).warning()] : []),
    ],
  }),
]

const dhaka = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Dhaka',
})

/** A list's note on when the site shows a document, such as `until 3 Dec 2026, 18:00`. */
export function visibilityNote({ from, until }: { from?: string; until?: string }): string {
  const at = (time: string) => dhaka.format(new Date(time))
  if (until && Date.parse(until) <= Date.now()) return `over since ${at(until)}`
  const planned = from && Date.parse(from) > Date.now() ? [`from ${at(from)}`] : []
  return [...planned, ...(until ? [`until ${at(until)}`] : [])].join(' ') || 'always visible'
}
