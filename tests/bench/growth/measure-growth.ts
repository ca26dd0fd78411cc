import { openPostgres } from '#api/db/postgres.ts'
import * as z from 'zod/mini'
import type { House } from '#api/houses/house.ts'
import { startPostgres } from '#tests/support/setup/real-postgres.ts'
import { type RunningServer, startServer } from '#tests/support/start-server.ts'
import { atOnce, type Latencies, loadPages, loadServer, nothingYet, percentile, perSecond, together } from '../load.ts'
import { type Calls, createCalls, manyHouses } from '../workload.ts'
import { cpuOf, processesBelow } from './cpu.ts'
import { fillGrown } from './fill.ts'
import { type Explained, explainQuestions } from './questions.ts'

const HOUSES = [4, 40, 400]
const PROCESSES = [1, 2, 4]
const CONNECTIONS = 16
const TURNS = 3
const SECONDS = 1

/** A resort with a long past, of few houses and of many, served by one process and by several on one PostgreSQL, as tables. */
export async function measureGrowth(): Promise<string> {
  const grown: Grown[] = []
  for (const count of HOUSES) grown.push(await measureResort(manyHouses.slice(0, count)))
  return [sizeTable(grown), loadTable(grown), scanTable(grown)].join('\n\n')
}

const kinds = ['search', 'isAvailable', 'calendar', 'book', 'home'] as const
type Kind = (typeof kinds)[number]

/** What so many processes did, and what a call cost them and the database, in seconds of a core. */
type Loaded = { processes: number; kind: Kind; taken: Latencies; serverSeconds: number; databaseSeconds: number }

type Grown = { houses: number; size: Size; startSeconds: number; loaded: Loaded[]; explained: Explained[] }

async function measureResort(houses: readonly House[]): Promise<Grown> {
  const postgres = await startPostgres({ isDurable: true })
  try {
    const guests = await fillGrown(postgres.url, houses)
    const size = await sizeOf(postgres.url)
    const explained = await explainQuestions(postgres.url, { houses, guests })
    const calls = createCalls(
      guests.map(({ token }) => token),
      houses,
    )
    const loaded: Loaded[] = []
    let startSeconds = Number.NaN
    for (const processes of PROCESSES) {
      const began = performance.now()
      const servers = await startAll(processes, postgres.url)
      if (processes === 1) startSeconds = (performance.now() - began) / 1000
      try {
        loaded.push(...(await loadAll(servers, calls)))
      } finally {
        await Promise.all(servers.map(({ stop }) => stop()))
      }
    }
    return { houses: houses.length, size, startSeconds, loaded, explained }
  } finally {
    await postgres.stop()
  }
}

async function startAll(count: number, url: string): Promise<RunningServer[]> {
  const env = { DATABASE_URL: url, LIMITS: 'off', CODE_PEPPER: KEY, IDENTITY_KEY: KEY }
  return Promise.all(Array.from({ length: count }, () => startServer({ env })))
}

/** The same for all of them. */
const KEY = Buffer.alloc(32, 7).toString('base64')

/** In short turns, so that a machine that is busy for a while is busy for all of them. */
async function loadAll(servers: readonly RunningServer[], calls: Calls): Promise<Loaded[]> {
  const loaded = kinds.map((kind) => ({ kind, processes: servers.length, ...nothingLoaded }))
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const [index, { kind, ...before }] of loaded.entries()) {
      const pids = servers.map(({ pid }) => pid)
      const backends = () => processesBelow(process.pid, 'postgres')
      const [server, database] = [await cpuOf(pids), await cpuOf(await backends())]
      const taken = await loadOnce(servers, calls, kind)
      // The first turn warms up.
      if (turn === 0) continue
      loaded[index] = {
        ...before,
        kind,
        taken: together(before.taken, taken),
        serverSeconds: before.serverSeconds + (await cpuOf(pids)) - server,
        databaseSeconds: before.databaseSeconds + (await cpuOf(await backends())) - database,
      }
    }
  }
  return loaded
}

const nothingLoaded = { taken: nothingYet, serverSeconds: 0, databaseSeconds: 0 }

/** All processes at the same time, each over its share of the connections. */
async function loadOnce(servers: readonly RunningServer[], calls: Calls, kind: Kind): Promise<Latencies> {
  const size = { connections: CONNECTIONS / servers.length, seconds: SECONDS }
  return atOnce(
    await Promise.all(
      servers.map(({ url }) =>
        kind === 'home'
          ? loadPages(url, size, { nextPath: () => '/', status: 200 })
          : loadServer(Number(new URL(url).port), size, calls[kind]),
      ),
    ),
  )
}

type Size = { database: number; largest: readonly { name: string; mb: number; rows: number }[] }

const Sizes = z.array(z.object({ name: z.string(), mb: z.number(), rows: z.number() }))

async function sizeOf(url: string): Promise<Size> {
  const engine = openPostgres({ url, poolSize: 1, isolation: 'read committed', onIdleError: () => {} })
  try {
    const { rows } = await engine.run(
      `select relname as name, pg_total_relation_size(oid) / 1e6::float8 as mb, reltuples::float8 as rows
       from pg_class where relkind = 'r' order by 2 desc limit 5`,
      [],
    )
    const [all] = (await engine.run('select pg_database_size(current_database()) / 1e6::float8 as mb', [])).rows
    return { database: z.parse(z.object({ mb: z.number() }), all).mb, largest: z.parse(Sizes, rows) }
  } finally {
    await engine.close()
  }
}

function sizeTable(grown: readonly Grown[]): string {
  const rows = grown.map(({ houses, size, startSeconds }) => {
    const largest = size.largest.map(({ name, mb }) => `\`${name}\` ${mb.toFixed(0)}`).join(', ')
    return `| ${houses} | ${size.database.toFixed(0)} | ${largest} | ${startSeconds.toFixed(1)} |`
  })
  return `| houses | database MB | of it, with indexes | start s |\n|---|---|---|---|\n${rows.join('\n')}`
}

const names: Readonly<Record<Kind, string>> = {
  search: 'Search, a page of 10',
  isAvailable: 'IsAvailable',
  calendar: 'Calendar of a house, 18 months',
  book: 'Book, whole, with the sandbox',
  home: 'the home page',
}

/** Calls in a row under each other; `against one` is throughput against one process. */
function loadTable(grown: readonly Grown[]): string {
  const rows = kinds.flatMap((kind) =>
    grown.flatMap(({ houses, loaded }) => {
      const own = loaded.filter((each) => each.kind === kind)
      const alone = own[0] ? perSecond(own[0].taken) : Number.NaN
      return own.map(({ processes, taken, serverSeconds, databaseSeconds }) => {
        const perCall = (seconds: number) => ((1000 * seconds) / taken.ms.length).toFixed(2)
        const cells = [
          names[kind],
          houses,
          processes,
          percentile(taken.ms, 0.95).toFixed(1),
          perSecond(taken).toFixed(0),
          taken.errors,
          (perSecond(taken) / alone).toFixed(2),
          perCall(serverSeconds),
          perCall(databaseSeconds),
        ]
        return `| ${cells.join(' | ')} |`
      })
    }),
  )
  return `| call | houses | processes | p95 ms | per second | errors | against one | ms of a core: processes | database |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}`
}

function scanTable(grown: readonly Grown[]): string {
  const questions = grown[0]?.explained.map(({ question }) => question) ?? []
  const rows = questions.map((question) => {
    const found = grown.map(({ explained }) => explained.find((each) => each.question === question))
    const ms = found.map((each) => each?.ms.toFixed(1) ?? '')
    const scans = [...new Set(found.flatMap((each) => each?.scans ?? []))].map((table) => `\`${table}\``)
    return `| ${[question, found[0]?.statements ?? '', ...ms, scans.join(', ')].join(' | ')} |`
  })
  const heads = grown.map(({ houses }) => `${houses} houses, the second time, ms`)
  return `| question | statements, the first time | ${heads.join(' | ')} | large tables read from end to end |
|---|---|${heads.map(() => '---|').join('')}---|
${rows.join('\n')}`
}
