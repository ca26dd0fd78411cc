import { firstDeskDay } from '#contract/values/desk-day.ts'
import { stayProblem, type Stay } from '#contract/values/stay.ts'
import type { Deps, Throws } from '../platform/deps.ts'
import { todayOf } from '../platform/today.ts'

/** Refuses a stay that the resort cannot host for any guest, and says why. `atDesk`: in the morning also since last night. */
export function requireHostable(
  { now, problem }: Pick<Deps, 'now'> & Throws<'dates_not_available'>,
  stay: Stay,
  { atDesk = false }: { atDesk?: boolean } = {},
): void {
  const firstDay = atDesk ? firstDeskDay(now().getTime()) : todayOf({ now })
  const reason = stayProblem(stay, firstDay)
  if (reason !== undefined) throw problem('dates_not_available', (t) => t.rules.stay[reason])
}
