import { setImmediate, setTimeout } from 'node:timers/promises'
import { createActor, fromPromise, toPromise, type PromiseActorLogic } from 'xstate'
import { Envelope } from '#contract/endpoint.ts'
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

/** One browser's way to the API, with the faults that it may meet. */
export function openEdge({ apps, met, isTraced }: FlowPlace) {
  const broken: string[] = []
  const calls: string[] = []
  const note = async (...call: Parameters<typeof callSentence>) => {
    if (isTraced) calls.push(await callSentence(...call))
  }
  let fault: EdgeFault | undefined

  /** A call and its answer. Throws as `fetch` does where there is none. */
  async function answer(address: string, init: RequestInit, cookies: Desk): Promise<Response> {
    if (fault === 'unreachable') {
      await note(address, init)
      throw new TypeError('fetch failed')
    }
    const answering = fault === 'server fault' ? apps.lost : apps.usual
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const answered = await answering.request(address, { ...init, headers }, { address: '203.0.113.7' })
    takeCookies(cookies, answered.headers)
    await note(address, init, answered)
    const { Code } = answered.ok ? { Code: null } : Envelope.parse(await answered.clone().json())
    if (Code !== null) met.add(Code)
    if (Code === 'internal' && fault === undefined) broken.push(`${address} is answered with an internal error`)
    return answered
  }

  return {
    answer,
    /** Calls that were answered with an error of the server, though no fault was wanted. */
    broken,
    /** The calls of this step, where they are noted. */
    calls,
    clientOf({ token = () => undefined, onUnauthorized = () => {}, cookies = new Map() }: ClientOptions = {}) {
      return createApiClient({ fetch: (address, init) => answer(address, init, cookies), token, onUnauthorized })
    },
    failWith(cause: EdgeFault | undefined) {
      fault = cause
    },
  }
}

/** Holds every actor at its start until a path says what becomes of it, so that the states in between can be seen. */
export function createGate() {
  const waiting = new Map<string, () => void>()
  let passed: Promise<unknown> = Promise.resolve()
  return {
    /** The real actor, which waits at this gate under its name. */
    hold: <Output, Input>(name: string, actor: PromiseActorLogic<Output, Input>): PromiseActorLogic<Output, Input> =>
      fromPromise(async ({ input }) => {
        await new Promise<void>((resolve) => {
          waiting.set(name, resolve)
        })
        const answer = toPromise(createActor(actor, { input }).start())
        passed = answer.catch(() => {})
        return answer
      }),
    isWaiting: (name: string) => waiting.has(name),
    /** Waits for the one that went on last, so many milliseconds at most. */
    async settled(ms: number) {
      await setImmediate()
      await Promise.race([passed, setTimeout(ms, undefined, { ref: false })])
      await setImmediate()
    },
    /** Lets the one that waits under this name go on. */
    open(name: string) {
      const pass = waiting.get(name)
      if (!pass) throw new Error(`No ${name} is waiting`)
      waiting.delete(name)
      pass()
    },
  }
}
