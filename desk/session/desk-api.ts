import type { ActorRefFrom } from 'xstate'
import { DESK_HEADER, DESK_IDLE_HEADER } from '#contract/endpoint.ts'
import { Problem } from '#contract/problem.ts'
import type { deskSessionMachine } from '#machines/desk/desk-session.machine.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import type { IdleWatch } from './idle-watch.ts'

export type DeskApi = Pick<ApiClient, 'call'>

export type DeskSessionRef = ActorRefFrom<typeof deskSessionMachine>

/** Marks a call that is made by typing a password, a code or a PIN: someone is here, even if the desk was left alone before. */
export const isHere = { headers: { [DESK_IDLE_HEADER]: '0' } } as const

/**
 * The API as the front desk calls it: the browser sends the session's cookie, and the headers show that our own page calls, and how long
 * no one has used it.
 */
export function createDeskApi(client: DeskApi, { idleSeconds }: Pick<IdleWatch, 'idleSeconds'>): DeskApi {
  return {
    call: (endpoint, request, options) =>
      client.call(endpoint, request, {
        ...options,
        headers: { [DESK_IDLE_HEADER]: String(idleSeconds()), ...options?.headers, [DESK_HEADER]: '1' },
      }),
  }
}

/**
 * The client of a page of the desk: a call that needs a fresh code asks for one and is repeated once; one that is refused for lack of a
 * session ends the sign-in, and one that is refused because the server has locked the desk locks the page.
 */
export function createProvingApi(api: DeskApi, session: DeskSessionRef): DeskApi {
  return {
    async call(endpoint, request, options) {
      try {
        return await api.call(endpoint, request, options)
      } catch (error) {
        if (isProblem(error, 'unauthenticated')) session.send({ type: 'session.ended' })
        if (isProblem(error, 'desk_locked')) session.send({ type: 'session.locked' })
        if (!isProblem(error, 'sign_in_again') || !(await askForCode(session))) throw error
        return api.call(endpoint, request, options)
      }
    },
  }
}

function isProblem(error: unknown, code: Problem['code']): boolean {
  return error instanceof Problem && error.code === code
}

/** Whether a member gave a fresh code. Calls that need one at the same time wait for the same. */
function askForCode(session: DeskSessionRef): Promise<boolean> {
  return new Promise((resolve) => {
    const subscriptions = [
      session.on('proof.given', () => answer(true)),
      session.on('proof.refused', () => answer(false)),
    ]
    function answer(isGiven: boolean): void {
      for (const subscription of subscriptions) subscription.unsubscribe()
      resolve(isGiven)
    }
    session.send({ type: 'proof.needed' })
    if (!session.getSnapshot().matches({ signedIn: { open: 'provingAgain' } })) answer(false)
  })
}
