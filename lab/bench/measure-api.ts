import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { freePort } from '#tests/support/start-server.ts'
import { startPostgres } from '#tests/support/setup/real-postgres.ts'
import {
  askServer,
  type Latencies,
  loadServer,
  type LoopSize,
  nothingYet,
  percentile,
  perSecond,
  together,
} from './load.ts'
import { type CallKind, callKinds, type Calls, createCalls } from './workload.ts'

/** Two engines, about two minutes each. */
const effort: Effort = { connections: [1, 8, 32], turns: 5, secondsATurn: 1 }

/** Search, IsAvailable, Calendar and Book under load, on both databases, as tables. */
export async function measureApi(): Promise<string> {
  const postgres = await startPostgres({ isDurable: true })
  try {
    const onPostgres = await measureEngine(postgres.url, effort)
    const onPGlite = await measureEngine(undefined, effort)
    return `### On PostgreSQL, fsync on\n\n${apiTable(onPostgres)}\n\n### On PGlite, in the server's process\n\n${apiTable(onPGlite)}`
  } finally {
    await postgres.stop()
  }
}

type Measured = Record<CallKind | 'claim', Latencies>

/** What one engine did at so many connections. `sessionMs` is the gateway's share of a booking, in the middle. */
type EngineFigures = { connections: number; measured: Measured; sessionMs: number }

/** In short turns, so that a machine that is busy for a while is busy for all of them. */
type Effort = { connections: readonly number[]; turns: number; secondsATurn: number }

const Claimed = z.object({ seconds: z.number(), errors: z.number(), ms: z.array(z.number()) })

async function measureEngine(databaseUrl: string | undefined, effort: Effort): Promise<EngineFigures[]> {
  const server = await startMeasured({ databaseUrl })
  try {
    const calls = createCalls(server.tokens)
    // What is compiled and planned at the first requests is not counted, nor what is planned for tables that are still empty.
    await takeTurn(server.port, calls, { connections: 8, seconds: 1 })
    await askServer(server.port, 'bench/analyze')
    await takeTurn(server.port, calls, { connections: 8, seconds: 1 })
    const figures: EngineFigures[] = []
    for (const connections of effort.connections) {
      await askServer(server.port, 'bench/gateway/times')
      const measured: Measured = emptyMeasured()
      for (let turn = 0; turn < effort.turns; turn += 1) {
        const taken = await takeTurn(server.port, calls, { connections, seconds: effort.secondsATurn })
        for (const kind of [...callKinds, 'claim'] as const) measured[kind] = together(measured[kind], taken[kind])
      }
      const times = z.parse(z.array(z.number()), await askServer(server.port, 'bench/gateway/times'))
      figures.push({ connections, measured, sessionMs: percentile(times, 0.5) })
    }
    return figures
  } finally {
    await server.stop()
  }
}

async function takeTurn(port: number, calls: Calls, size: LoopSize): Promise<Measured> {
  const taken = emptyMeasured()
  for (const kind of callKinds) {
    await askServer(port, `bench/gateway/instant/${kind === 'bookOffline'}`)
    taken[kind] = await loadServer(port, size, calls[kind])
  }
  taken.claim = z.parse(Claimed, await askServer(port, `bench/claims/${size.connections}/${size.seconds}`))
  return taken
}

function emptyMeasured(): Measured {
  return {
    select1: nothingYet,
    select1Page: nothingYet,
    search: nothingYet,
    searchAll: nothingYet,
    isAvailable: nothingYet,
    calendar: nothingYet,
    bookOffline: nothingYet,
    book: nothingYet,
    claim: nothingYet,
  }
}

type MeasuredServer = { port: number; tokens: readonly string[]; stop(): Promise<void> }

/** Starts the server that is measured as a process of its own. Without `databaseUrl` it uses the embedded database. */
async function startMeasured({ databaseUrl }: { databaseUrl: string | undefined }): Promise<MeasuredServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'resort-bench-'))
  const port = await freePort()
  const { PATH, HOME, TMPDIR } = process.env
  const child = fork(path.join(import.meta.dirname, 'measured-server.ts'), {
    // It logs each request as in production, into nowhere.
    env: {
      PATH,
      HOME,
      TMPDIR,
      LOG_LEVEL: 'info',
      STUDIO: 'off',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exit = once(child, 'exit')
  const [message] = await Promise.race([
    once(child, 'message'),
    exit.then(() => {
      throw new Error('The server that is measured did not start')
    }),
  ])

  return {
    port,
    tokens: z.parse(z.array(z.string()), message),
    async stop() {
      child.kill('SIGTERM')
      await exit
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** In the order of the table, each with what its throughput is compared with. */
const rows: readonly { kind: keyof Measured; name: string; base?: keyof Measured }[] = [
  { kind: 'select1', name: 'a route that runs `select 1`' },
  { kind: 'select1Page', name: '`select 1`, then as many bytes as the page' },
  { kind: 'search', name: 'Search, a page of 10 (17 kB)', base: 'select1' },
  { kind: 'searchAll', name: 'Search, all in one answer (0.9 MB)', base: 'select1' },
  { kind: 'isAvailable', name: 'IsAvailable', base: 'select1' },
  { kind: 'calendar', name: 'Calendar of a house, 18 months', base: 'select1' },
  { kind: 'claim', name: 'bare claim, 2 nights, no HTTP' },
  { kind: 'bookOffline', name: 'Book, whole, a payment page at once', base: 'claim' },
  { kind: 'book', name: 'Book, whole, with the sandbox as gateway', base: 'claim' },
]

/** A row for each call at each number of connections, with its throughput against what it is compared with. */
function apiTable(figures: readonly EngineFigures[]): string {
  const lines = rows.flatMap(({ kind, name, base }) =>
    figures.map(({ connections, measured }) => {
      const taken = measured[kind]
      const ratio = base === undefined ? '' : (perSecond(taken) / perSecond(measured[base])).toFixed(2)
      const times = [0.5, 0.95, 0.99].map((share) => percentile(taken.ms, share).toFixed(1))
      const cells = [name, connections, ...times, Math.round(perSecond(taken)), taken.errors, ratio]
      return `| ${cells.join(' | ')} |`
    }),
  )
  const gateway = figures.map(({ connections, sessionMs }) => `${sessionMs.toFixed(2)} ms at ${connections}`).join(', ')
  return `| call | connections | p50 ms | p95 ms | p99 ms | per second | errors | ratio |
|---|---|---|---|---|---|---|---|
${lines.join('\n')}

Of a Book the gateway's session took in the middle ${gateway} connections.`
}
