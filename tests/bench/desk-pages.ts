import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { listRooms, renameRoom } from '#contract/desk/rooms.ts'
import { callDesk, enterDesk } from '#tests/journeys/steps/staff.ts'
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts'
import { timesRow } from './desk-hints.ts'
import type { DeskResort } from './desk-resort.ts'
import { type Slowness, slowDown, totalOf, watchTraffic } from '#tests/support/visits/network.ts'

const WINDOW = { width: 1440, height: 900 }
const ROUNDS = 15
const STEP_MS = 370
const LOADS = 5

const networks: readonly (Slowness & { name: string })[] = [
  { name: '10 Mbit/s, 40 ms', megabits: 10, latencyMs: 40, cpuTimes: 1 },
  { name: '1.6 Mbit/s, 150 ms', megabits: 1.6, latencyMs: 150, cpuTimes: 1 },
]

/** How soon the open page of another desk shows the new name of a room, as a row; from the beginning of the call. */
export async function measureOtherPage(resort: DeskResort): Promise<string> {
  const browser = await openBrowser()
  try {
    const { context, page } = await browser.visit({ baseURL: resort.url, viewport: WINDOW })
    await enterDesk(context, resort.reception)
    const [room] = (await callDesk(resort.owner, listRooms, {})).Data
    if (!room) throw new Error('There are no rooms')
    await page.goto('/desk/rooms')
    await page.getByText(room.Room, { exact: true }).waitFor()
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await pause(1_000 + ((round * STEP_MS) % 1_000))
      const Name = `Doyel ${round}`
      const began = performance.now()
      await Promise.all([
        page.getByText(Name, { exact: true }).waitFor(),
        callDesk(resort.owner, renameRoom, { body: { ActivityId: randomUUID(), UnitId: room.UnitId, Name } }),
      ])
      times.push(performance.now() - began)
    }
    return timesRow(`the open page of another desk shows it, 14 rooms, ${ROUNDS} times`, times)
  } finally {
    await browser.close()
  }
}

/** From the address /desk with an empty cache to the lists of Today, of staff who are signed in, as a table. */
export async function measureColdDesk(resort: DeskResort): Promise<string> {
  const browser = await openBrowser()
  try {
    const rows: string[] = []
    for (const network of networks) {
      const loads: ColdLoad[] = []
      for (let round = 0; round < LOADS; round += 1) loads.push(await loadCold(browser, resort, network))
      const sorted = loads.toSorted((a, b) => a.seconds - b.seconds)
      const [median, slowest] = [sorted[Math.floor(LOADS / 2)], sorted.at(-1)]
      if (!median || !slowest) throw new Error('No load was measured')
      const seconds = [median, slowest].map((load) => load.seconds.toFixed(2))
      const kilobytes = [median.scriptBytes, median.totalBytes].map((bytes) => (bytes / 1000).toFixed(1))
      rows.push(`| ${[network.name, ...seconds, ...kilobytes, median.requests].join(' | ')} |`)
    }
    return `| cold load of \`/desk\` to the lists of Today, ${LOADS} times | median s | slowest s | script kB | all kB | requests |
|---|---|---|---|---|---|
${rows.join('\n')}`
  } finally {
    await browser.close()
  }
}

type ColdLoad = { seconds: number; scriptBytes: number; totalBytes: number; requests: number }

async function loadCold(browser: TestBrowser, { url, reception }: DeskResort, network: Slowness): Promise<ColdLoad> {
  const { context, page, leave } = await browser.visit({ viewport: WINDOW })
  await enterDesk(context, reception)
  const devtools = await context.newCDPSession(page)
  const traffic = await watchTraffic(devtools)
  await slowDown(devtools, network)
  const began = performance.now()
  await page.goto(`${url}/desk`, { waitUntil: 'commit' })
  await page.getByRole('region', { name: /^In house \d/ }).waitFor()
  const seconds = (performance.now() - began) / 1000
  const { bytes, requests } = traffic()
  await leave()
  return { seconds, scriptBytes: bytes.get('Script') ?? 0, totalBytes: totalOf(bytes), requests }
}
