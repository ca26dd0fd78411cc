import { createActor, fromPromise, toPromise, type PromiseActorLogic } from 'xstate'
import { createApp } from '#api/app.ts'
import type { Db } from '#api/db/db.ts'
import { Problem, ApiUnreachable, UNEXPECTED_ERROR } from '#contract/problem.ts'
import type { Desk } from '#tests/support/desk/members.ts'
import { takeCookies, type TestApi } from '#tests/support/test-api.ts'
import { createApiClient } from '#ui/lib/api/api-client.ts'

/** What may fail of any call, as a machine meets it. */
export const unreachable = { error: new ApiUnreachable(), cause: 'unreachable' } as const
export const serverFault = { error: new Problem('internal', UNEXPECTED_ERROR), cause: 'server fault' } as const

export type EdgeFault = (typeof unreachable | typeof serverFault)['cause']

const lostDatabase = () => Promise.reject(new Error('The database is away'))
const lostDb: Db = { query: lostDatabase, change: lostDatabase, inTransaction: lostDatabase }
const lost = { db: lostDb, reads: lostDb }

export type ClientOptions = {
  token?: () => string | undefined
  onUnauthorized?: (token: string) => void
  /** Those of a browser at the desk, which answers change. */
  cookies?: Desk
}

/** One browser's way to the API, with the gate at which its actors wait, and the faults that it may meet. */
export function openEdge({ deps }: TestApi) {
  const gate = createGate()
  let fault: EdgeFault | undefined
  return {
    gate,
    clientOf({ token = () => undefined, onUnauthorized = () => {}, cookies = new Map() }: ClientOptions = {}) {
      const app = createApp(deps)
      return createApiClient({
        async fetch(address, init) {
          if (fault === 'unreachable') throw new TypeError('fetch failed')
          const answering = fault === 'server fault' ? createApp({ ...deps, ...lost }) : app
          const headers = new Headers(init.headers)
          headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
          const answer = await answering.request(address, { ...init, headers }, { address: '203.0.113.7' })
          takeCookies(cookies, answer.headers)
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
