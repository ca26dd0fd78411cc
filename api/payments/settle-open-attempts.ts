import type { Problem } from '#contract/problem.ts'
import type { Throws } from '../deps.ts'
import { attemptsOfOrder } from './attempts.sql.ts'
import { settleAttempt, type SettleDeps } from './settle.ts'
import { texts } from '../texts.ts'

/**
 * Asks the gateway about every open payment page of a guest's order, because a callback may have been lost. Answers whether one of
 * them turned out to be paid, or whether money is under review.
 */
export async function settleOpenAttempts(
  deps: SettleDeps,
  { guestId, orderCode }: { guestId: number; orderCode: string },
): Promise<'review' | 'paid' | 'nothing new'> {
  const attempts = await attemptsOfOrder(deps.db, orderCode)
  const own = attempts.filter((attempt) => attempt.guestId === guestId)
  if (own.some(({ state }) => state === 'review')) return 'review'
  for (const { id } of own.filter(({ state }) => state === 'open')) {
    const verdict = await settleAttempt(deps, { attemptId: id })
    if (verdict === 'review' || verdict === 'paid') return verdict
  }
  return 'nothing new'
}

export function underReview({ problem }: Throws<'order_settled'>): Problem {
  return problem('order_settled', texts.payments.underReview)
}
