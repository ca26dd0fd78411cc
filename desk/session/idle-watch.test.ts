import { beforeEach, expect, test, vi } from 'vitest'
import { LOCKED_AFTER_MINUTES } from '#contract/staff/account.ts'
import { memoryStorage } from '#tests/support/site-builders.ts'
import { createIdleWatch } from './idle-watch.ts'

const IDLE_MS = LOCKED_AFTER_MINUTES * 60_000

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00Z') }))

function aTab(storage = memoryStorage()) {
  const target = new EventTarget()
  const idle = createIdleWatch({ storage, target, now: () => Date.now() })
  const stop = new AbortController()
  let isIdle = false
  async function watch(): Promise<void> {
    await idle.watch(stop.signal)
    isIdle = !stop.signal.aborted
  }
  const watching = watch()
  return {
    idle,
    storage,
    use: () => target.dispatchEvent(new Event('keydown')),
    async leave() {
      stop.abort()
      await watching
    },
    isIdle: () => isIdle,
  }
}

test('a desk is idle after ten minutes without use, and not a second before', async () => {
  const tab = aTab()

  await vi.advanceTimersByTimeAsync(IDLE_MS - 1_000)
  const before = tab.isIdle()
  await vi.advanceTimersByTimeAsync(1_000)

  expect([before, tab.isIdle(), tab.idle.wasIdle()]).toEqual([false, true, true])
})

test('a key restarts the ten minutes, in every tab of the browser', async () => {
  const storage = memoryStorage()
  const [used, other] = [aTab(storage), aTab(storage)]

  await vi.advanceTimersByTimeAsync(IDLE_MS - 5_000)
  used.use()
  await vi.advanceTimersByTimeAsync(IDLE_MS - 5_000)

  expect([used.isIdle(), other.isIdle()]).toEqual([false, false])
  await Promise.all([used.leave(), other.leave()])
})

test('a key that comes after the ten minutes, as when a laptop wakes up, does not count', async () => {
  const tab = aTab()

  vi.setSystemTime(Date.now() + IDLE_MS)
  tab.use()
  await vi.advanceTimersByTimeAsync(1_000)

  expect(tab.isIdle()).toBe(true)
})

test('a desk that was locked by hand stays so when the page is loaded again', async () => {
  const tab = aTab()

  await tab.leave()
  tab.idle.forget()

  expect(tab.idle.wasIdle()).toBe(true)
})

test('every tab of the browser knows the idle time in whole seconds', async () => {
  const storage = memoryStorage()
  const [used, other] = [aTab(storage), aTab(storage)]

  await vi.advanceTimersByTimeAsync(59_999)
  const before = other.idle.idleSeconds()
  await vi.advanceTimersByTimeAsync(1)
  const after = other.idle.idleSeconds()
  used.use()

  expect([before, after, other.idle.idleSeconds()]).toEqual([59, 60, 0])
  await Promise.all([used.leave(), other.leave()])
})

test('a browser without a record of its use is not locked at once', () => {
  const idle = createIdleWatch({ storage: memoryStorage(), target: new EventTarget(), now: () => Date.now() })

  expect(idle.wasIdle()).toBe(false)
})
