import { createContent } from '#cms/content.ts'
import { openClient } from '#cms/content/open-client.ts'
import { createPageReaders } from '#cms/content/page-readers.ts'
import { staffClient } from '#tests/support/staff-client.ts'
import { startServer } from '#tests/support/start-server.ts'
import { openSeedLake } from './open-seed-lake.ts'

const QUESTIONS = 40
const FROM_MEMORY = 5_000
const PUBLISHES = 20
/** How often a visitor looks again. */
const LOOK_EVERY_MS = 5

const silent = { info: () => {}, warn: () => {} }

/** What the content costs on the seed, as tables: each page's question to the lake, its answer from memory, and how soon a publish is seen. */
export async function measureContent(): Promise<string> {
  const { rows, fromMemory } = await measureQuestions()
  const publishes = await measurePublishes()
  return `| page | asked p50 ms | p95 ms |
|---|---|---|
${rows.join('\n')}

| | p50 ms | p95 ms |
|---|---|---|
| a page's content from memory | ${at(fromMemory, 0.5, 4)} | ${at(fromMemory, 0.95, 4)} |
| a publish, until it is on the home page of a visitor | ${at(publishes, 0.5)} | ${at(publishes, 0.95)} |`
}

async function measureQuestions(): Promise<{ rows: string[]; fromMemory: number[] }> {
  const lake = await openSeedLake()
  const content = await createContent({ lake: { ...lake.address, isListenedTo: false }, log: silent })
  try {
    content.start()
    const fromMemory = await timeEach(FROM_MEMORY, () => content.content('home'))
    const editor = staffClient(lake)
    const rows: string[] = []
    for (const [page, ask] of Object.entries(createPageReaders(openClient(lake.address), { log: silent }))) {
      const times: number[] = []
      for (let round = 0; round < QUESTIONS; round += 1) {
        // What the lake remembers of its answers ends with each publish.
        await editor.patch('director-anisur-rahman').set({ Rank: 2 }).commit()
        times.push(...(await timeEach(1, ask)))
      }
      rows.push(`| ${page} | ${at(times, 0.5)} | ${at(times, 0.95)} |`)
    }
    return { rows, fromMemory }
  } finally {
    content.close()
    await lake.close()
  }
}

async function measurePublishes(): Promise<number[]> {
  const server = await startServer()
  try {
    await untilLive(server.url)
    return await timePublishes(server.url, staffClient(server))
  } finally {
    await server.stop()
  }
}

async function timePublishes(url: string, editor: ReturnType<typeof staffClient>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < PUBLISHES; round += 1) {
    const heading = `The heading of round ${round}`
    await editor.patch('homePage').set({ heading }).commit()
    const published = performance.now()
    while (!(await readText(url)).includes(heading)) await pause(LOOK_EVERY_MS)
    times.push(performance.now() - published)
  }
  return times
}

async function timeEach(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  for (let round = 0; round < times; round += 1) {
    const began = performance.now()
    await work()
    took.push(performance.now() - began)
  }
  return took
}

async function untilLive(url: string): Promise<void> {
  while (!(await readText(`${url}/ready`)).includes('live')) await pause(50)
}

async function readText(url: string): Promise<string> {
  const response = await fetch(url)
  return response.text()
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/** The value below which `part` of them are. */
function at(values: readonly number[], part: number, digits = 1): string {
  const sorted = values.toSorted((one, other) => one - other)
  return (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(digits)
}
