import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Engine, Statements } from '#api/platform/db/db.ts'

/**
 * How transactions go on: in turn, one statement of each, the first act first; or freely until all of them are ready to commit. Nobody waits
 * for transactions that are blocked by a lock or have ended.
 */
export type Meeting = 'in turn' | 'before each commit'

export type AtOnce = {
  /** The engine of those who act. */
  watch(engine: Engine): Engine
  /** Performs acts at the same instant. */
  perform<Answer>(acts: readonly (() => Promise<Answer>)[], meeting: Meeting): Promise<Answer[]>
}

const LOOK_EVERY_MS = 2
/** For those who wait for another in this process instead of the database. */
const MAX_WAIT_MS = 200

/** The transaction of one act. `isAhead`: others may be blocked until it ends, so it must not wait. */
type Transaction = { act: number; isAhead: boolean }

type Waiting = { transaction: Transaction; goOn: () => void }

/** Makes the worst moment the usual one: left to chance, how two transactions meet depends on how busy the machine is. */
export function createAtOnce(): AtOnce {
  const acting = new AsyncLocalStorage<number>()
  let meeting: Meeting = 'before each commit'
  let underWay = 0
  let waiting: Waiting[] = []
  /** When each act was let go last. */
  let turns: number[] = []

  const countWaiting = () => new Set(waiting.map(({ transaction }) => transaction.act)).size
  const turnOf = ({ transaction: { act } }: Waiting) => turns[act] ?? 0

  function letGo({ isAhead = false } = {}): void {
    const next = Math.min(...waiting.map(turnOf))
    const going = meeting === 'in turn' ? waiting.filter((other) => turnOf(other) === next) : waiting
    waiting = waiting.filter((other) => !going.includes(other))
    const turn = Math.max(0, ...turns) + 1
    for (const { transaction, goOn } of going) {
      turns[transaction.act] = turn
      transaction.isAhead ||= isAhead
      goOn()
    }
  }

  async function meetOthers(transaction: Transaction, engine: Engine): Promise<void> {
    if (underWay < 2 || transaction.isAhead) return
    const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>()
    waiting.push({ transaction, goOn })
    const isWaiting = () => waiting.some((other) => other.goOn === goOn)
    if (countWaiting() >= underWay) letGo()
    const end = performance.now() + MAX_WAIT_MS
    while (isWaiting()) {
      await Promise.race([goesOn, wait(LOOK_EVERY_MS)])
      if (!isWaiting()) return
      if (performance.now() < end && countWaiting() + (await countBlocked(engine)) < underWay) continue
      // Who waits for a lock waits until the end of another transaction.
      letGo({ isAhead: true })
    }
  }

  return {
    watch: (engine) => ({
      ...engine,
      begin(work) {
        const act = acting.getStore() ?? 0
        return engine.begin(async ({ run }) => {
          const transaction = { act, isAhead: false }
          let sent = Promise.resolve()
          const result = await work({
            async run(text, params) {
              // Statements that are sent together run in that order.
              if (meeting === 'in turn') await (sent = sent.then(() => meetOthers(transaction, engine)))
              return run(text, params)
            },
          })
          await meetOthers(transaction, engine)
          return result
        })
      },
    }),
    async perform(acts, how) {
      meeting = how
      underWay = acts.length
      turns = acts.map((_, index) => index - acts.length)
      return Promise.all(
        acts.map((act, index) =>
          acting.run(index, async () => {
            try {
              return await act()
            } finally {
              underWay -= 1
              if (waiting.length > 0 && countWaiting() >= underWay) letGo()
            }
          }),
        ),
      )
    },
  }
}

async function countBlocked({ run }: Statements): Promise<number> {
  const { changed } = await run(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    [],
  )
  return changed
}
