import { beforeEach, expect, test, vi } from 'vitest'
import { loadChunk } from './load-chunk.ts'

beforeEach(() => void vi.useFakeTimers())

test('a chunk that arrives is what it is', async () => {
  expect(await loadChunk('dine', async () => 'the page')).toBe('the page')
})

test.each([
  ['missing', new TypeError('Failed to fetch dynamically imported module')],
  ['error', new SyntaxError('Unexpected token')],
])('a chunk that fails is reported by its name, as %s', async (subtype, cause) => {
  const loading = loadChunk('dine', () => Promise.reject(cause))

  await expect(loading).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'Loading chunk dine failed',
    subtype,
    cause,
  })
})

test('a chunk is waited for 120 seconds', async () => {
  let isOver = false
  const loading = loadChunk('dine', () => new Promise(() => {})).catch((error: unknown) => {
    isOver = true
    return error
  })

  await vi.advanceTimersByTimeAsync(119_999)
  const before = isOver
  await vi.advanceTimersByTimeAsync(1)

  expect(before).toBe(false)
  expect(await loading).toMatchObject({ message: 'Loading chunk dine failed', subtype: 'timeout' })
})
