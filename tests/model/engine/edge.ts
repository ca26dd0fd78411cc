import { createActor, fromPromise, toPromise, type PromiseActorLogic } from 'xstate'
import { Problem, ApiUnreachable, UNEXPECTED_ERROR } from '#contract/problem.ts'
import type { Desk } from '#tests/support/desk/members.ts'
import { takeCookies } from '#tests/support/test-api.ts'
import { createApiClient } from '#ui/lib/api/api-client.ts'
import type { FlowPlace } from './flow-place.ts'
import { callSentence } from './trace.ts'

/** What may fail of any call, as a machine meets it. */
export const unreachable = { error: new ApiUnreachable(), cause: 'unreachable' } as const
export const serverFault = { error: new Problem('internal', UNEXPECTED_ERROR), cause: 'server fault' } as const

export type EdgeFault = (typeof unreachable | typeof serverFault)['cause']

export type ClientOptions = {
  token?: () => string | undefined
  onUnauthorized?: (token: string) => void
  /** Those of a browser at the desk, which answers change. */
  cookies?: Desk
}

/** One browser's way to the API, with the gate at which its actors wait, and the faults that it may meet. */
export function openEdge({ apps, isTraced }: FlowPlace) {
  const gate = createGate()
  const calls: string[] = []
  const note = async (...call: Parameters<typeof callSentence>) => {
    if (isTraced) calls.push(await callSentence(...call))
  }
  let fault: EdgeFault | undefined
  return {
    gate,
    /** The calls of this step, where they are noted. */
    calls,
    clientOf({ token = () => undefined, onUnauthorized = () => {}, cookies = new Map() }: ClientOptions = {}) {
      return createApiClient({
        async fetch(address, init) {
          if (fault === 'unreachable') {
            await note(address, init)
            throw new TypeError('fetch failed')
          }
          const answering = fault === 'server fault' ? apps.lost : apps.usual
          const headers = new Headers(init.headers)
          headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
          const answer = await answering.request(address, { ...init, headers }, { address: '203.0.113.7' })
          takeCookies(cookies, answer.headers)
          await note(address, init, answer)
          return answer
        },
        token,
        onUnauthorized,
      })
    },
    /** Lets what waits under this name meet a fault. */
    failWith(name: string, cause: EdgeFault) {
      fault = cause
      gate.open(name)
    },
    restore() {
      fault = undefined
    },
  }
}

/** Holds every actor at its start until a path says what becomes of it, so that the states in between can be seen. */
function createGate() {
  const waiting = new Map<string, () => void>()
  return {
    /** The real actor, which waits at this gate under its name. */
    hold: <Output, Input>(name: string, actor: PromiseActorLogic<Output, Input>): PromiseActorLogic<Output, Input> =>
      fromPromise(async ({ input }) => {
        await new Promise<void>((resolve) => {
          waiting.set(name, resolve)
        })
        return toPromise(createActor(actor, { input }).start())
      }),
    /** Lets the one that waits under this name go on. */
    open(name: string) {
      const pass = waiting.get(name)
      if (!pass) throw new Error(`No ${name} is waiting`)
      waiting.delete(name)
      pass()
    },
  }
}
