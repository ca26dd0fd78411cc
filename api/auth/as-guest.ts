import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Caller } from '../http/serve.ts'
import { guestOfToken, type Guest } from './sessions.ts'

/** A handler for signed-in guests only: it is told who calls. Anyone without a live token is `unauthenticated`. */
export function asGuest<Call extends { caller: Caller }, Result>(
  deps: Pick<Deps, 'db' | 'now'>,
  work: (call: Call & { guest: Guest }) => Promise<Result>,
): (call: Call) => Promise<Result> {
  return async (call) => {
    const { token } = call.caller
    const guest = token === undefined ? undefined : await guestOfToken(deps, token)
    if (!guest) throw unauthenticated()
    return work({ ...call, guest })
  }
}

export function unauthenticated(): ProblemError {
  return new ProblemError('unauthenticated', 'Please sign in to continue')
}
