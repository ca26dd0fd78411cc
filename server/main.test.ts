import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort, startAndFail, startServer, type RunningServer } from '#tests/support/start-server.ts'
import { folderOfFile } from '#tests/support/folders.ts'

const dataDir = folderOfFile()
let running: RunningServer
beforeAll(async () => {
  running = await startServer({ dataDir })
})
afterAll(() => running.stop())

test('a server that starts on nothing is alive and ready, and says in one line where', async () => {
  const paths = ['health', 'ready', 'metrics', 'weather', 'dev/inbox', 'api/docs']

  const statuses = await Promise.all(paths.map((name) => statusOf(`${running.url}/${name}`)))

  expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
  expect(running.output()).toMatch(
    /^The first account, of the owner: owner@resort\.example\. [^\n]*first-password\.txt [^\n]*\nReady at http:\/\/localhost:\d+ [^\n]*the front desk at \/desk[^\n]*\n$/,
  )
})

const unusable: readonly [string, () => Promise<Record<string, string>>, RegExp][] = [
  [
    'a port in use',
    async () => ({ PORT: new URL(running.url).port, DATA_DIR: path.join(dataDir, 'second') }),
    /^Port \d+ is in use/,
  ],
  ['a data directory in use', async () => ({ PORT: await aPort(), DATA_DIR: dataDir }), / is in use by another server/],
  ['a wrong value', async () => ({ TRUST_PROXY: 'yes' }), /^TRUST_PROXY /],
  [
    'a database that is away',
    async () => ({
      PORT: await aPort(),
      DATA_DIR: path.join(dataDir, 'away'),
      DATABASE_URL: `postgres://resort@127.0.0.1:${await aPort()}/resort`,
    }),
    /^The database of DATABASE_URL cannot be used: /,
  ],
]

test.each(unusable)('%s ends the start with one sentence', async (_, env, sentence) => {
  const { code, output } = await startAndFail(await env())

  expect([code, output]).toEqual([1, expect.stringMatching(sentence)])
  expect(output).toMatch(/^[^\n]*\n$/)
})

test('after a crash the next server starts on the same data, asks nobody outside where that is off, and ends in order when asked to', async () => {
  await running.kill()

  running = await startServer({ dataDir, env: { LOG_LEVEL: 'info' } })
  const ready = await vi.waitFor(() => whenReady(running.url), { timeout: 20_000 })
  const weather = await (await fetch(`${running.url}/weather`)).json()
  const code = await running.stop()

  // What the seed says of the resort is on no paper.
  expect(ready).toEqual({ status: 'ready', database: 'ok', content: 'live' })
  expect([weather, code]).toEqual([{ available: false }, 0])
  expect(running.output()).toContain('OUTSIDE is off')
})

const aPort = async () => String(await freePort())

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url)
  return response.status
}

async function whenReady(url: string): Promise<unknown> {
  const response = await fetch(`${url}/ready`)
  if (!response.ok) throw new Error(`Not ready: ${response.status}`)
  return response.json()
}
