import { dhakaDate } from '#contract/calendar.ts'
import { stayProblem, type Stay } from '#contract/stay.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../problem-error.ts'

/** Refuses a stay that the resort can host for nobody, with `dates_not_available` and the reason. */
export function requireHostable({ now }: Pick<Deps, 'now'>, stay: Stay): void {
  const problem = stayProblem(stay, dhakaDate(now().getTime()))
  if (problem !== undefined) throw new ProblemError('dates_not_available', problem)
}
