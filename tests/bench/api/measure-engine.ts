import * as z from 'zod/mini'
import { callKinds, createCalls, type CallKind, type Calls } from './calls.ts'
import { nothingYet, together, type Latencies, type LoopSize } from './closed-loop.ts'
import { askServer, loadServer } from './http-load.ts'
import { startMeasured } from './start-measured.ts'

export type Measured = Record<CallKind | 'claim', Latencies>

/** What one engine did at so many connections. `sessionMs` is the gateway's share of a booking, in the middle. */
export type EngineFigures = { connections: number; measured: Measured; sessionMs: number }

/** In short turns, so that a machine that is busy for a while is busy for all of them. */
export type Effort = { connections: readonly number[]; turns: number; secondsATurn: number }

const Claimed = z.object({ seconds: z.number(), errors: z.number(), ms: z.array(z.number()) })

export async function measureEngine(databaseUrl: string | undefined, effort: Effort): Promise<EngineFigures[]> {
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
      figures.push({ connections, measured, sessionMs: median(times) })
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
    bookOffline: nothingYet,
    book: nothingYet,
    claim: nothingYet,
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
