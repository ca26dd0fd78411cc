import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { freePort } from '#tests/support/start-server.ts'
import { drawMemory, type Sample } from './draw-memory.ts'
import { memoryOf, total } from './memory-of.ts'

const GRAPH = path.resolve(import.meta.dirname, '../../docs/memory.svg')
const IDLE_SECONDS = 60
const LOAD_MINUTES = Number(process.env['LOAD_MINUTES'] ?? 60)
const SAMPLE_SECONDS = 10
const PAUSE_MS = 20

/** `npm start` on an empty folder: what it takes at rest, its pictures made, and over a time of load, as a graph. */
export async function measureMemory(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'resort-memory-'))
  const port = await freePort()
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    detached: true,
    stdio: 'ignore',
  })
  const pid = npm.pid ?? 0
  try {
    await untilAtRest(pid, `http://localhost:${port}`)
    const atRest = await memoryOf(pid)
    const { samples, requests } = await underLoad(pid, `http://localhost:${port}`)
    await writeFile(GRAPH, drawMemory(samples))
    const quarter = Math.ceil(samples.length / 4)
    const mean = (some: readonly Sample[]) => some.reduce((sum, { mb }) => sum + mb, 0) / some.length
    return `| at rest | MB |
|---|---|
${[...Map.groupBy(atRest, ({ name }) => name)].map(([name, processes]) => `| ${name} | ${total(processes).toFixed(0)} |`).join('\n')}
| together | ${total(atRest).toFixed(0)} |

| ${LOAD_MINUTES} minutes of load, ${requests.toLocaleString('en')} requests | MB |
|---|---|
| second quarter, mean | ${mean(samples.slice(quarter, 2 * quarter)).toFixed(0)} |
| last quarter, mean | ${mean(samples.slice(3 * quarter)).toFixed(0)} |
| most | ${Math.max(...samples.map(({ mb }) => mb)).toFixed(0)} |`
  } finally {
    process.kill(-pid, 'SIGTERM')
    await pause(5_000)
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Ready, and no picture has been made for a while. */
async function untilAtRest(pid: number, url: string): Promise<void> {
  for (let quiet = 0; quiet < IDLE_SECONDS; quiet += 1) {
    await pause(1_000)
    const isReady = await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    const isMaking = (await memoryOf(pid)).some(({ name }) => name === 'making pictures')
    if (!isReady || isMaking) quiet = 0
  }
}

/** Visitors who look at pages, search, and are refused, one after another. */
async function underLoad(pid: number, url: string): Promise<{ samples: Sample[]; requests: number }> {
  const samples: Sample[] = []
  const began = performance.now()
  const minutes = () => (performance.now() - began) / 60_000
  let requests = 0
  async function visit(): Promise<void> {
    while (minutes() < LOAD_MINUTES) {
      const answer = await fetch(`${url}${pathOf(requests)}`, { redirect: 'manual' })
      await answer.arrayBuffer()
      requests += 1
      await pause(PAUSE_MS)
    }
  }
  async function sample(): Promise<void> {
    while (minutes() < LOAD_MINUTES) {
      samples.push({ minutes: minutes(), mb: total(await memoryOf(pid)) })
      await pause(SAMPLE_SECONDS * 1000)
    }
  }
  await Promise.all([visit(), visit(), sample()])
  return { samples, requests }
}

const pages = ['/', '/about', '/room/rania-house', '/suits/mud-house', '/dine', '/contact', '/searchroom', '/gallery']

/** Pages, searches for other nights each time, and addresses that are not there. */
function pathOf(count: number): string {
  const arrival = addDays(dhakaDate(Date.now()), 2 + (count % 300))
  const stay = `ArrivalTime=${arrival}&DepartureTime=${addDays(arrival, 1 + (count % 14))}`
  if (count % 4 === 1) return `/api/HouseArea/House/Search?Take=10&Page=1&Adult=2&Children=1&${stay}`
  if (count % 4 === 2) return `/api/BookingArea/Booking/IsAvailable?Type=ROOM&Id=1&${stay}`
  if (count % 40 === 3) return `/suits/no-house-${randomUUID()}`
  return `${pages[count % pages.length] ?? '/'}?fbclid=${count}`
}
