import { expect, test } from 'vitest'
import { createHealth } from './health.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const fine = async () => {}
const broken = async () => {
  throw new Error('gone')
}

test('a server whose parts answer is ready, and a part may say how it does', async () => {
  const response = await createHealth({ database: fine, content: async () => 'last good' }, log).request('/ready')

  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ready', database: 'ok', content: 'last good' })
})

test('a server without its database is alive, and not ready', async () => {
  const health = createHealth({ database: broken, content: fine }, log)

  const [alive, ready] = await Promise.all([health.request('/health'), health.request('/ready')])

  expect([alive.status, ready.status]).toEqual([200, 503])
  expect(await ready.json()).toEqual({ status: 'not ready', database: 'failed', content: 'ok' })
})

test('a part that fails is logged when that begins, not at every question', async () => {
  const lines: string[] = []
  let database = fine
  const health = createHealth(
    { database: () => database() },
    { ...log, warn: (_, message) => void lines.push(message) },
  )
  const ask = async (next: typeof fine) => {
    database = next
    await health.request('/ready')
  }

  for (const next of [broken, broken, fine, broken]) await ask(next)

  expect(lines).toEqual(['not ready', 'not ready'])
})
