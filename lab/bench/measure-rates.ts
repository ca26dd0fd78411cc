import { Agent } from 'node:http'
import type { Db } from '#api/platform/db/db.ts'
import { fillRates } from '#api/catalogue/rates/change-rates.ts'
import { selectRevision } from '#api/catalogue/rates/rate-changes.sql.ts'
import { migrate } from '#api/platform/db/migrate.ts'
import { openDb } from '#api/platform/db/open-db.ts'
import { openPostgres } from '#api/platform/db/postgres.ts'
import { problem } from '#api/platform/worded-problem.ts'
import { addDays, dhakaDate, weekdayOf } from '#contract/values/calendar.ts'
import { startPostgres } from '#tests/support/setup/real-postgres.ts'
import { startServer, type RunningServer } from '#tests/support/start-server.ts'
import { send } from '../send.ts'
import { measureCalls, type Call } from './load.ts'
import { callsOf, fillResort } from './measure-api.ts'

const effort = { connections: [1, 8], turns: 6, secondsATurn: 1 }
const measured = [
  'Search, a page of 10',
  'IsAvailable',
  'Calendar of a house, 18 months',
  'Book, whole, with the sandbox as gateway',
]
const NIGHTS = 730
/** A statement ends after some seconds. */
const PARTS = 20
const CHANGES = 4
const SECONDS_A_CHANGE = 3

/** BDT for a night of a room where every night has a price. */
const priceOf = (night: string) => 1_000 + 50 * weekdayOf(night)

/** Calls of guests with and without a price for every night of two years, in turns; and how long guests wait when prices change. */
export async function measureRates(): Promise<string> {
  const postgres = await startPostgres({ isDurable: true })
  try {
    const plain = await openResort(postgres.url, async () => {})
    const filled = await openResort(await createDatabase(postgres.url), fillNights)
    try {
      const table = await measureCalls(
        plain.server.url,
        [
          ...named(callsOf(plain.guests), (call) => ({ ...call, against: '' })),
          ...named(callsOf(filled.guests, priceOf), ({ name, ask, ...call }) => ({
            ...call,
            name: `${name}, every night filled`,
            ask(count) {
              const asked = ask(count)
              return { ...asked, path: filled.server.url + asked.path }
            },
            against: name,
          })),
        ],
        effort,
      )
      const waits = [await longestWait(plain), await longestWait(filled)].map((ms) => ms.toFixed(0))
      return `${table}\n\nLongest answer of a search while prices change: ${waits[0]} ms, with every night filled ${waits[1]} ms`
    } finally {
      await plain.close()
      await filled.close()
    }
  } finally {
    await postgres.stop()
  }
}

type Resort = Awaited<ReturnType<typeof openResort>>

async function openResort(url: string, prepare: (db: Db) => Promise<void>) {
  const engine = openPostgres({ url, poolSize: 2, isolation: 'read committed', onIdleError: () => {} })
  await migrate(engine)
  const db = openDb(engine)
  const guests = await fillResort(db)
  await prepare(db)
  // Both alike: PostgreSQL plans by what it counted, and would tidy half a million new rows while the calls are measured.
  await db.change('vacuum analyze')
  const server: RunningServer = await startServer({ env: { LIMITS: 'off', DATABASE_URL: url } })
  return {
    db,
    guests,
    server,
    async close() {
      await server.stop()
      await engine.close()
    },
  }
}

async function createDatabase(maintenanceUrl: string): Promise<string> {
  const engine = openPostgres({
    url: maintenanceUrl,
    poolSize: 1,
    isolation: 'read committed',
    onIdleError: () => {},
  })
  await engine.run('create database filled', [])
  await engine.close()
  const url = new URL(maintenanceUrl)
  url.pathname = '/filled'
  return url.href
}

/** Prices by weekday in both ways of selling; in a quarter of the houses two nights at least at weekends. */
async function fillNights(db: Db): Promise<void> {
  const today = dhakaDate(Date.now())
  const nights = Array.from({ length: NIGHTS }, (_, index) => addDays(today, index - 1))
  for (let part = 0; part < PARTS; part += 1) {
    await db.change(
      `insert into night_rate (house_id, place_type, night, price_paisa, min_nights)
       select b.house_id, b.place_type, n, p, case when b.house_id % 4 = 0 then m end
       from base_rate b cross join unnest($1::date[], $2::integer[], $3::integer[]) as x(n, p, m)
       where b.house_id % ${PARTS} = $4`,
      [
        nights,
        nights.map((night) => priceOf(night) * 100),
        nights.map((night) => ([4, 5].includes(weekdayOf(night)) ? 2 : null)),
        part,
      ],
    )
  }
}

function named(calls: readonly Call[], change: (call: Call) => Call): Call[] {
  return calls.filter(({ name }) => measured.includes(name)).map(change)
}

/** Milliseconds of the slowest of all searches while members of staff fill a month of nights of some houses again and again. */
async function longestWait({ db, guests, server }: Resort): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const [search] = named(callsOf(guests), (call) => call)
  let longest = 0
  for (let change = 1; change <= CHANGES; change += 1) {
    await changeNights(db, change)
    for (const began = performance.now(); performance.now() < began + SECONDS_A_CHANGE * 1_000;) {
      const at = performance.now()
      await send(agent, server.url, search?.ask(change) ?? { path: '/ready' })
      longest = Math.max(longest, performance.now() - at)
    }
  }
  agent.destroy()
  return longest
}

async function changeNights(db: Db, change: number): Promise<void> {
  const today = dhakaDate(Date.now())
  const seen = await selectRevision(db)
  const fill = {
    Places: [101, 102, 103, 104].map((Id) => ({ Id, Type: 'HOUSE' as const })),
    From: addDays(today, 30),
    Until: addDays(today, 60),
    Weekdays: [0, 1, 2, 3, 4, 5, 6],
    Set: { Price: { Kind: 'price' as const, Taka: 5_000 + change } },
  }
  const editor = { by: null, role: 'owner', at: new Date(), today } as const
  await db.inTransaction((transaction) =>
    fillRates(transaction, { problem }, editor, { fills: [fill], name: '', seen, isDry: false }),
  )
}
