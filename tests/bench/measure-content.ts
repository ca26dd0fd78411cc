import { getRequestListener } from '@hono/node-server'
import { createLake } from 'content-lake'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createContent } from '#cms/content.ts'
import { type LakeAddress, LOCAL_LAKE } from '#cms/content/open-client.ts'
import { openClient } from '#cms/content/open-client.ts'
import { createPageReaders } from '#cms/content/page-readers.ts'
import { readGraphqlApi } from '#cms/graphql.ts'
import { fillLake } from '#cms/content/fill-lake.ts'
import { staffClient } from '#tests/support/staff-client.ts'
import { freePort, startServer } from '#tests/support/start-server.ts'
import { percentile } from './load.ts'

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

function at(ms: readonly number[], share: number, digits = 1): string {
  return percentile(ms, share).toFixed(digits)
}

type SeedLake = { url: string; address: LakeAddress; dataDir: string; close(): Promise<void> }

/** A lake with the seed and without a site, whose own reading would be measured besides. */
async function openSeedLake(): Promise<SeedLake> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lake-bench-'))
  const directory = path.join(dataDir, 'lake')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const lake = createLake({
    directory,
    now: () => new Date(),
    log,
    publicUrl: url,
    origins: [],
    project: LOCAL_LAKE,
    firstEmail: 'editor@resort.example',
    graphqlSchema: readGraphqlApi(),
  })
  await fillLake(lake)
  const answer = getRequestListener((request) => lake.fetch(request, '127.0.0.1'), { overrideGlobalObjects: false })
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url,
    address: {
      projectId: LOCAL_LAKE.projectId,
      dataset: LOCAL_LAKE.dataset,
      apiHost: `${url}/lake`,
      token: lake.serviceToken(),
    },
    dataDir,
    async close() {
      lake.close()
      server.closeAllConnections()
      server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
