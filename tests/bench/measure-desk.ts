import { randomUUID } from 'node:crypto'
import { ourHouses } from '#api/houses/seed/our-houses.ts'
import { openTill } from '#contract/desk/money.ts'
import { callDesk, signInColleague } from '#tests/journeys/steps/staff.ts'
import { createDeskCalls, type DeskCallKind } from './desk-calls.ts'
import { measureColdDesk, measureOtherPage } from './desk-pages.ts'
import { measureHints } from './desk-hints.ts'
import { followToday } from './desk-listeners.ts'
import { type DeskResort, withResort } from './desk-resort.ts'
import { type Latencies, loadServer, nothingYet, percentile, perSecond, together } from './load.ts'
import { manyHouses } from './workload.ts'

const TURNS = 5
const SECONDS = 1
/** Of four rooms each. */
const MANY = manyHouses.slice(0, 100)
const DESKS = ['Rahima Begum', 'Karim Mia', 'Farhana Haque']

/** What the front desk's calls take on PostgreSQL, how soon another desk sees a change, and how soon it is open, as tables. */
export async function measureDesk(): Promise<string> {
  const small = await withResort(ourHouses, async (resort) => ({
    reads: await measureReads(resort, { rooms: 14, houseIds: ourHouses.map(({ id }) => id) }),
    page: await measureOtherPage(resort),
    cold: await measureColdDesk(resort),
  }))
  const large = await withResort(MANY, async (resort) => ({
    reads: await measureReads(resort, { rooms: 400, houseIds: MANY.map(({ id }) => id) }),
    bookings: await measureBookings(resort),
    hints: await measureHints(resort),
  }))
  return `| call | rooms | connections | p50 ms | p95 ms | p99 ms | per second | errors | ratio |
|---|---|---|---|---|---|---|---|---|
${[...small.reads, ...large.reads].join('\n')}

| call at 400 rooms, 8 connections | desks that listen | p50 ms | p95 ms | per second | errors | ratio |
|---|---|---|---|---|---|---|
${large.bookings.join('\n')}

| a change of one desk, until | p50 ms | p95 ms | max ms |
|---|---|---|---|
${large.hints}
${small.page}

${small.cold}`
}

type Size = { rooms: number; houseIds: readonly number[] }

/** Today and Find against IsAvailable, a call of the site, in turns. */
async function measureReads(resort: DeskResort, { rooms, houseIds }: Size): Promise<string[]> {
  const calls = createDeskCalls(resort, houseIds)
  const kinds = ['isAvailable', 'today', 'find'] as const
  const names = { isAvailable: 'IsAvailable', today: 'Today', find: 'Find' }
  const rows: string[] = []
  for (const connections of [1, 8]) {
    const sums: Record<(typeof kinds)[number], Latencies> = {
      isAvailable: nothingYet,
      today: nothingYet,
      find: nothingYet,
    }
    // The first turn warms up.
    for (let turn = 0; turn <= TURNS; turn += 1) {
      for (const kind of kinds) {
        const took = await loadServer(resort.port, { connections, seconds: SECONDS }, calls[kind])
        if (turn > 0) sums[kind] = together(sums[kind], took)
      }
    }
    const base = perSecond(sums.isAvailable)
    for (const kind of kinds) {
      const ratio = kind === 'isAvailable' ? '' : (perSecond(sums[kind]) / base).toFixed(2)
      rows.push(row([names[kind], rooms, connections], sums[kind], [0.5, 0.95, 0.99], ratio))
    }
  }
  return rows
}

type Booking = Extract<DeskCallKind, 'book' | 'walkIn'>

/** Booking on the site and at the desk, with and without desks that listen, in turns. */
async function measureBookings(resort: DeskResort): Promise<string[]> {
  const calls = createDeskCalls(
    resort,
    MANY.map(({ id }) => id),
  )
  await callDesk(resort.reception, openTill, { body: { ActivityId: randomUUID(), Float: 5_000 } })
  const desks = await Promise.all(DESKS.map((name) => signInColleague(resort.owner, 'desk', name)))
  const take = (kind: Booking) => loadServer(resort.port, { connections: 8, seconds: SECONDS }, calls[kind])
  async function takeWatched(kind: Booking): Promise<Latencies> {
    const listeners = await Promise.all(desks.map(followToday))
    try {
      return await take(kind)
    } finally {
      await Promise.all(listeners.map((listener) => listener.close()))
    }
  }

  const rows: string[] = []
  for (const kind of ['book', 'walkIn'] as const) {
    await take(kind)
    let [alone, watched] = [nothingYet, nothingYet]
    for (let turn = 0; turn < 2 * TURNS; turn += 1) {
      alone = together(alone, await take(kind))
      watched = together(watched, await takeWatched(kind))
    }
    const name = kind === 'book' ? 'Book on the site' : 'a walk-in, paid cash'
    rows.push(row([name, 0], alone, [0.5, 0.95], ''))
    rows.push(row([name, desks.length], watched, [0.5, 0.95], (perSecond(watched) / perSecond(alone)).toFixed(2)))
  }
  return rows
}

function row(names: readonly (string | number)[], sum: Latencies, shares: readonly number[], ratio: string): string {
  const times = shares.map((share) => percentile(sum.ms, share).toFixed(1))
  return `| ${[...names, ...times, Math.round(perSecond(sum)), sum.errors, ratio].join(' | ')} |`
}
