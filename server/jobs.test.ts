import { expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from '#api/platform/db/failures.ts'
import { startJobs } from './jobs.ts'

function quietLog() {
  const errors: string[] = []
  return { errors, info: () => {}, warn: () => {}, error: (_: object, message: string) => errors.push(message) }
}

test('a job that fails is logged and tried again', async () => {
  const log = quietLog()
  let runs = 0

  const jobs = startJobs(
    [{ name: 'flaky', everySeconds: 0.001, run: async () => (++runs === 1 ? raise() : runs) }],
    log,
  )
  await vi.waitFor(() => expect(runs).toBeGreaterThan(2))
  await jobs.stop()

  expect(log.errors).toEqual(['a job failed and will be tried again'])
})

test('a job without a database is tried again, and leaves the log to the outage', async () => {
  const log = quietLog()
  const runs: boolean[] = []
  const run = async () => {
    throw new DatabaseUnavailable(new Error('no'), { didNothing: true })
  }

  const jobs = startJobs([{ name: 'waits', everySeconds: 0.001, run }], log, ({ isDone }) => void runs.push(isDone))
  await vi.waitFor(() => expect(runs).toEqual([false, false, ...runs.slice(2)]))
  await jobs.stop()

  expect(log.errors).toEqual([])
})

test('a stop waits for the run that is under way and begins no other', async () => {
  const release = Promise.withResolvers<void>()
  let runs = 0
  let ended = 0
  const jobs = startJobs(
    [
      {
        name: 'long',
        everySeconds: 0,
        run: async () => {
          runs += 1
          await release.promise
          ended += 1
        },
      },
    ],
    quietLog(),
  )

  const stopped = jobs.stop()
  release.resolve()
  await stopped

  expect([runs, ended]).toEqual([1, 1])
})

function raise(): never {
  throw new Error('no')
}
