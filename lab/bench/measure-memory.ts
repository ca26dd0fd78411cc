import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { freePort } from '#tests/support/start-server.ts'

const IDLE_SECONDS = 60
const LOAD_MINUTES = Number(process.env['LOAD_MINUTES'] ?? 60)
const SAMPLE_SECONDS = 10
const PAUSE_MS = 20

/** `npm start` on an empty folder: what it takes at rest, its pictures made, and in each quarter of a time of load. */
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
    const quarter = Math.ceil(samples.length / 4)
    const quarters = [0, 1, 2, 3].map((index) => samples.slice(index * quarter, (index + 1) * quarter))
    const mean = (some: readonly number[]) => some.reduce((sum, mb) => sum + mb, 0) / some.length
    return `| at rest | MB |
|---|---|
${[...Map.groupBy(atRest, ({ name }) => name)].map(([name, processes]) => `| ${name} | ${total(processes).toFixed(0)} |`).join('\n')}
| together | ${total(atRest).toFixed(0)} |

| ${LOAD_MINUTES} minutes of load, ${requests.toLocaleString('en')} requests | MB |
|---|---|
${quarters.map((some, index) => `| quarter ${index + 1}, mean | ${mean(some).toFixed(0)} |`).join('\n')}
| most | ${Math.max(...samples).toFixed(0)} |`
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
async function underLoad(pid: number, url: string): Promise<{ samples: number[]; requests: number }> {
  const samples: number[] = []
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
      samples.push(total(await memoryOf(pid)))
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

type ProcessMemory = { name: string; mb: number }

const total = (processes: readonly ProcessMemory[]) => processes.reduce((sum, { mb }) => sum + mb, 0)

/** Resident memory of a process and all below it, what they share counted once (PSS). Only Linux says so. */
async function memoryOf(pid: number): Promise<ProcessMemory[]> {
  const read = (file: string) => readFile(`/proc/${file}`, 'utf8').catch(() => '') // It may have ended.
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(threads.map((thread) => read(`${pid}/task/${thread}/children`)))
  const children = lists.flatMap((list) => list.split(' ').filter((text) => text.trim() !== ''))
  const below = await Promise.all(children.map((child) => memoryOf(Number(child))))
  const mb = Number(/^Pss:\s+(\d+)/m.exec(await read(`${pid}/smaps_rollup`))?.[1] ?? 0) / 1024
  return [{ name: nameOf(await read(`${pid}/cmdline`)), mb }, ...below.flat()].filter((one) => one.mb > 0)
}

function nameOf(command: string): string {
  if (command.includes('server/main.ts')) return 'the server'
  return /^npm|scripts\/run\.mjs/.test(command) ? 'npm and its script' : 'making pictures'
}
