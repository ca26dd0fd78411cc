import { addDays, daysBetween, dhakaDate, toDayFirst } from '#contract/values/calendar.ts'
import { TODAY } from '#tests/support/test-api.ts'

/** A date of a model, moved to where it lies as seen from today: models live on a day of their own, a site lives now. */
export function onSite(date: string): string {
  return addDays(date, daysBetween(TODAY, dhakaDate(Date.now())))
}

/** The same as a person types it. */
export function typedOnSite(date: string): string {
  return toDayFirst(onSite(date))
}
