import { fromDayFirst, toDayFirst } from '#contract/values/calendar.ts'

const BANGLA_ZERO = 0x09e6

/** What a person typed, as `yyyy-MM-dd`; undefined when it is not a valid date. Bangla digits are digits too. */
export function readTypedDate(text: string): string | undefined {
  return fromDayFirst(text.replaceAll(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BANGLA_ZERO)))
}

export function showDate(date: string): string {
  return date && toDayFirst(date)
}
