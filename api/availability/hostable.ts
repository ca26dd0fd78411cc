import { dhakaDate } from '#contract/values/calendar.ts'
import { stayProblem, type Stay } from '#contract/values/stay.ts'
import type { Deps, Throws } from '../deps.ts'

/** Refuses a stay that the resort cannot host for any guest, and says why. */
export function requireHostable({ now, problem }: Pick<Deps, 'now'> & Throws<'dates_not_available'>, stay: Stay): void {
  const reason = stayProblem(stay, dhakaDate(now().getTime()))
  if (reason !== undefined) throw problem('dates_not_available', (t) => t.rules.stay[reason])
}
