import { createActor, fromPromise, toPromise, type PromiseActorLogic } from 'xstate'
import { createApp } from '#api/app.ts'
import type { Db } from '#api/db/db.ts'
import { Problem, ApiUnreachable, UNEXPECTED_ERROR } from '#contract/problem.ts'
import { createApiClient } from '#ui/lib/api/api-client.ts'
import { silentLog, type FlowPlace } from './flow-place.ts'

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
  /** What a page that is older than the API would have sent. */
  outdate?: (init: RequestInit) => RequestInit
  /** What an API that is newer than the page would have answered. */
  renew?: (answer: Response) => Promise<Response>
}

/** One browser's way to the API, with the gate at which its actors wait, and the faults that it may meet. */
export function openEdge(place: FlowPlace) {
  const gate = createGate()
  let fault: EdgeFault | undefined
  return {
    gate,
    clientOf({
      token = () => undefined,
      onUnauthorized = () => {},
      outdate = (init) => init,
      renew,
    }: ClientOptions = {}) {
      const { deps } = place.api
      const app = createApp(deps)
      return createApiClient({
        async fetch(address, init) {
          if (fault === 'unreachable') throw new TypeError('fetch failed')
          const answering = fault === 'server fault' ? createApp({ ...deps, ...lost, log: silentLog }) : app
          const answer = await answering.request(address, outdate(init), { address: '203.0.113.7' })
          return renew ? renew(answer) : answer
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
type Gate = {
  /** The real actor, which waits at this gate under its name. */
  hold<Output, Input>(name: string, actor: PromiseActorLogic<Output, Input>): PromiseActorLogic<Output, Input>
  /** Lets the one that waits under this name go on. */
  open(name: string): void
}

function createGate(): Gate {
  const waiting = new Map<string, () => void>()
  return {
    hold: (name, actor) =>
      fromPromise(async ({ input }) => {
        await new Promise<void>((resolve) => {
          waiting.set(name, resolve)
        })
        return toPromise(createActor(actor, { input }).start())
      }),
    open(name) {
      const pass = waiting.get(name)
      if (!pass) throw new Error(`No ${name} is waiting`)
      waiting.delete(name)
      pass()
    },
  }
}
