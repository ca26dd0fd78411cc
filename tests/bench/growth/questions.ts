import * as z from 'zod/mini'
import { readBacklog } from '#api/backlog/backlog.ts'
import { createCatalogueRevision } from '#api/catalogue/catalogue-revision.ts'
import type { Engine } from '#api/db/db.ts'
import { openDb } from '#api/db/open-db.ts'
import { openPostgres } from '#api/db/postgres.ts'
import { find, listDuesByDeparture, readToDo } from '#api/desk/summaries.ts'
import { closeOldStays } from '#api/desk/stays/close-stays.ts'
import type { House } from '#api/houses/house.ts'
import { createChanges } from '#api/live/live.ts'
import { writeMorningList } from '#api/morning-list/morning-list.ts'
import { listOrders } from '#api/orders/my-orders.ts'
import { expireHolds } from '#api/orders/holds/expire-holds.ts'
import { reconcileAttempts } from '#api/payments/reconcile.ts'
import { forgetOldPersonalData } from '#api/personal-data/personal-data.ts'
import { addMissingStays } from '#api/stays/stays.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import type { SignedIn } from '#tests/support/guests.ts'
import { startTestApi, type TestApi, unlimited } from '#tests/support/test-api.ts'
import type { Call } from '../load.ts'
import { createCalls } from '../workload.ts'

/** What one question asked of the database: how long it took, and which large tables it read from end to end. */
export type Explained = { question: string; statements: number; ms: number; scans: readonly string[] }

const LARGE_ROWS = 10_000

/** Asks each question of the API, the desk and the jobs once, and has the database explain every statement of it. */
export async function explainQuestions(
  url: string,
  { houses, guests }: { houses: readonly House[]; guests: readonly SignedIn[] },
): Promise<Explained[]> {
  const engine = openPostgres({ url, poolSize: 4, isolation: 'read committed', onIdleError: () => {} })
  const asked: Statement[] = []
  try {
    const db = openDb(recording(engine, asked))
    const deps = { db, reads: db, hints: db, now: () => new Date(), limits: unlimited }
    const api = await startTestApi({ open: async () => ({ db, close: () => engine.close() }), deps })
    const large = await largeTables(engine)
    const explained: Explained[] = []
    const regular = await guestWithPast(engine)
    for (const [question, ask] of Object.entries(questionsOf(api, { houses, guests, regular }))) {
      asked.length = 0
      await ask()
      // The first time the program itself is slow; some jobs work only then.
      const statements = asked.splice(0)
      const began = performance.now()
      await ask()
      const ms = performance.now() - began
      const plans = []
      for (const statement of statements) plans.push(...(await scansOf(engine, statement)))
      const scans = [...new Set(plans)].filter((table) => large.has(table))
      explained.push({ question, statements: statements.length, ms, scans })
    }
    return explained
  } finally {
    await engine.close()
  }
}

type Statement = { text: string; params: readonly unknown[] }

function recording(engine: Engine, asked: Statement[]): Engine {
  const noting =
    (run: Engine['run']): Engine['run'] =>
    (text, params) => {
      asked.push({ text, params })
      return run(text, params)
    }
  return {
    ...engine,
    run: noting(engine.run),
    begin: (work) => engine.begin((statements) => work({ run: noting(statements.run) })),
  }
}

function questionsOf(
  api: TestApi,
  { houses, guests, regular }: { houses: readonly House[]; guests: readonly SignedIn[]; regular: number },
): Record<string, () => Promise<unknown>> {
  const { deps } = api
  const calls = createCalls(
    guests.map(({ token }) => token),
    houses,
  )
  const today = dhakaDate(Date.now())
  const send = ({ method, path, body, token }: Call) =>
    api.raw(path, { method, ...(body !== undefined && { body }) }, { ...(token !== undefined && { token }) })
  const get = (path: string) => () => send({ method: 'GET', path })
  const id = houses[0]?.id ?? 0
  return {
    Search: () => send(calls.search()),
    IsAvailable: () => send(calls.isAvailable()),
    'Calendar of a house, 18 months': () => send(calls.calendar()),
    'Calendar of all houses, a month': get(`BookingArea/Booking/Calendar?From=${today}&Until=${nextMonth(today)}`),
    Book: () => send(calls.book()),
    'GetHouses, ten reviews of each': get('HouseArea/House/GetHouses?Take=999&takeReview=10'),
    'GetHouse, ten reviews': get(`HouseArea/House/GetHouse/${id}?takeReview=10`),
    'The first reviews of a house': get(`HouseArea/Comment/GetComments?HouseId=${id}&Take=10&Page=1`),
    'The last reviews of a house': get(`HouseArea/Comment/GetComments?HouseId=${id}&Take=10&Page=200`),
    'A guest’s orders': () => listOrders(deps, { guestId: regular, status: undefined, take: 10, page: 1 }),
    'Find, at the desk, by a code': () => find(deps, { query: { Q: 'P00000000' }, staff, network: '' }),
    'Find, at the desk, by a name': () => find(deps, { query: { Q: 'Guest77 R' }, staff, network: '' }),
    'The catalogue’s revision, once a second': () => createCatalogueRevision(deps)(),
    'What the desk has to do': () => readToDo(deps, today),
    'Who owes': () => listDuesByDeparture(deps),
    'What changed, for open desks, once a second': createChanges(deps),
    'Backlog, for metrics': () => readBacklog(deps),
    'Job: expire holds': () => expireHolds(deps),
    'Job: reconcile payments': () => reconcileAttempts(deps, { olderThanSeconds: 600 }),
    'Job: add missing stays': () => addMissingStays(deps),
    'Job: close old stays': () => closeOldStays(deps),
    'Job: the morning list': () => writeMorningList(deps),
    'Job: forget old personal data, once a day': () => forgetOldPersonalData(deps),
  }
}

const staff = { id: 1, name: 'Nasrin Akter', role: 'desk', isProved: true } as const

function nextMonth(today: string): string {
  return new Date(Date.parse(today) + 30 * 86_400_000).toISOString().slice(0, 10)
}

/** A guest with as many orders as most have. */
async function guestWithPast(engine: Engine): Promise<number> {
  const { rows } = await engine.run('select guest_id as id from orders where code = $1', ['P00000000007'])
  return z.parse(z.tuple([z.object({ id: z.number() })]), rows)[0].id
}

async function largeTables(engine: Engine): Promise<ReadonlySet<string>> {
  const { rows } = await engine.run("select relname from pg_class where relkind = 'r' and reltuples >= $1", [
    LARGE_ROWS,
  ])
  return new Set(z.parse(z.array(z.object({ relname: z.string() })), rows).map(({ relname }) => relname))
}

type Plan = { 'Node Type': string; 'Relation Name'?: string | undefined; Plans?: Plan[] | undefined }
const Plan: z.ZodMiniType<Plan> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  Plans: z.optional(z.lazy(() => z.array(Plan))),
})
const Explanation = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan })) }))

/** The tables that a statement is planned to read from end to end. */
async function scansOf(engine: Engine, { text, params }: Statement): Promise<string[]> {
  if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) return []
  const { rows } = await engine.run(`explain (format json) ${text}`, params)
  const plans = z.parse(Explanation, rows).flatMap((row) => row['QUERY PLAN'].map(({ Plan: plan }) => plan))
  return plans.flatMap(scansIn)
}

function scansIn(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] !== undefined ? [plan['Relation Name']] : []
  return [...own, ...(plan.Plans ?? []).flatMap(scansIn)]
}
