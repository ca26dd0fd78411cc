import type { StringRule } from 'sanity'

export const timeOfDay = (rule: StringRule) => [rule.required().error('Please give the time.'), optionalTime(rule)]

export const optionalTime = (rule: StringRule) =>
  rule.regex(/^([01]\d|2[0-3]):[0-5]\d$/).error('Please write the time as hours and minutes, such as 07:30 or 19:30.')

/** Why these are no hours of one day, for the editor; true when they are. */
export function isOneDay(hours: { from?: string; to?: string } | undefined): true | string {
  const { from, to } = hours ?? {}
  if (from === undefined || to === undefined || from < to) return true
  return 'The closing time must be after the opening time, on the same day.'
}
