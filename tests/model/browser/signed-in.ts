import { getProfile } from '#contract/guests.ts'
import { aProfile } from '#tests/support/site-builders.ts'
import { ApiUnreachable, Problem, problemStatus } from '#contract/problem.ts'
import type { HeldCall, PageEdge } from './page-edge.ts'

/** Lets the API know the guest whom the browser keeps. */
export function settleProfile(edge: PageEdge): void {
  edge.settle(getProfile, aProfile())
}

/** Fails a call that the site repeats once when the server fails. */
export async function failTwice(call: HeldCall<unknown>, error: Error): Promise<void> {
  if (error instanceof ApiUnreachable) return call.fail('unreachable')
  await call.refuse(error)
  if (error instanceof Problem && problemStatus[error.code] >= 500) await call.refuse(error)
}
