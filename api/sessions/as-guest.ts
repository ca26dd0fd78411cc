import type { Deps } from '../deps.ts'
import { ProblemError } from '../problem-error.ts'
import type { Caller } from '../http/serve.ts'
import { guestOfToken, type Guest } from './sessions.ts'

type AuthDeps = Pick<Deps, 'db' | 'now'>

/** A handler for signed-in guests only: it is told who calls. Anyone without a live token is `unauthenticated`. */
export function asGuest<Call extends { caller: Caller }, Result>(
  deps: AuthDeps,
  work: (call: Call & { guest: Guest }) => Promise<Result>,
): (call: Call) => Promise<Result> {
  return async (call) => {
    const guest = await guestOfCaller(deps, call.caller)
    if (!guest) throw unauthenticated()
    return work({ ...call, guest })
  }
}

/** The guest who calls; undefined for anyone without a live token. */
export async function guestOfCaller(deps: AuthDeps, { token }: Caller): Promise<Guest | undefined> {
  return token === undefined ? undefined : guestOfToken(deps, token)
}

export function unauthenticated(): ProblemError {
  return new ProblemError('unauthenticated', 'Please sign in to continue')
}
