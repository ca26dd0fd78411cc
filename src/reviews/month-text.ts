import { MONTH_NAMES } from '#contract/wording/format.ts'

/** `2026-12` as `December 2026`; of a date its month. */
export function monthText(date: string): string {
  const [year = '', month = ''] = date.split('-')
  return `${MONTH_NAMES[Number(month) - 1]} ${year}`
}
