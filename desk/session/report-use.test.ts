import { beforeEach, expect, test, vi } from 'vitest'
import { reportUse } from './report-use.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))

const MINUTE_MS = 60_000

function aDesk() {
  let usedAt = 0
  const reported: number[] = []
  const stop = reportUse({ idleSeconds: () => Math.floor((Date.now() - usedAt) / 1_000) }, () =>
    reported.push(Date.now() / MINUTE_MS),
  )
  return {
    reported,
    stop,
    use() {
      usedAt = Date.now()
    },
  }
}

test('a desk that is used without a call reports it every two minutes, and one that is left alone does not', async () => {
  const desk = aDesk()

  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS)
  desk.use()
  await vi.advanceTimersByTimeAsync(20 * MINUTE_MS)
  desk.stop()

  expect(desk.reported).toEqual([2, 4])
})

test('use right after a report is reported the next time', async () => {
  const desk = aDesk()

  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  desk.use()
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  desk.stop()

  expect(desk.reported).toEqual([2, 4])
})
