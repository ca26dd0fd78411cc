import { closeOldStays } from '#api/reception/stays/close-stays.ts'
import { expireHolds } from '#api/orders/holds/expire-holds.ts'
import { reconcileAttempts } from '#api/money/payments/reconcile.ts'
import { reconcileRefunds } from '#api/money/refunds/settle-refund.ts'
import { addDays } from '#contract/values/calendar.ts'
import { inDhaka } from '#tests/support/desk/stays.ts'
import type { Act } from './guest-acts.ts'
import { between, chance, Refusal, todayOf, type Walk } from './walk.ts'

export const timeActs = {
  'minutes pass': { weight: 35, perform: (walk) => passSeconds(walk, between(walk, 5, 50) * 60) },
  'hours pass': { weight: 20, perform: (walk) => passSeconds(walk, between(walk, 1, 4) * 3_600) },
  'the evening comes': { weight: 20, perform: (walk) => passUntil(walk, inDhaka(todayOf(walk), '22:30')) },
  'a day begins': { weight: 25, perform: (walk) => passUntil(walk, inDhaka(addDays(todayOf(walk), 1), '09:00')) },
} satisfies Record<string, Act>

const jobs = [expireHolds, reconcileAttempts, reconcileRefunds, closeOldStays] as const

async function passSeconds(walk: Walk, seconds: number): Promise<void> {
  walk.shop.api.clock.advance(seconds)
  return runJobs(walk, 0.7)
}

async function passUntil(walk: Walk, moment: Date): Promise<void> {
  const { clock } = walk.shop.api
  if (moment <= clock.now) throw new Refusal('nothing to do')
  clock.now = moment
  return runJobs(walk, 0.7)
}

/** A job that does not run now runs later: nothing may depend on when. */
async function runJobs(walk: Walk, probability: number): Promise<void> {
  for (const job of jobs) if (chance(walk, probability)) await job(walk.shop.api.deps)
}

/** Until every payment and refund has its outcome. */
export async function settle(walk: Walk): Promise<void> {
  for (const _ of ['asked', 'answered']) {
    walk.shop.api.clock.advance(2 * 3_600)
    await runJobs(walk, 1)
  }
}
