import { dhakaDate } from '#contract/values/calendar.ts'
import type { Deps } from './deps.ts'

/** The day that it is in Dhaka, yyyy-MM-dd. */
export function todayOf({ now }: Pick<Deps, 'now'>): string {
  return dhakaDate(now().getTime())
}
