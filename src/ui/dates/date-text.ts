import { fromDayFirst, toDayFirst } from '#contract/values/calendar.ts'
import { asciiDigits } from '#contract/values/digits.ts'

/** What a person typed, as `yyyy-MM-dd`; undefined when it is not a valid date. Bangla digits are digits too. */
export function readTypedDate(text: string): string | undefined {
  return fromDayFirst(asciiDigits(text))
}

export function showDate(date: string): string {
  return date && toDayFirst(date)
}
