import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '#api/platform/db/failures.ts'
import { logOutages } from './log-outages.ts'

test('an unavailable database is logged once a minute, with the number of failures', () => {
  const lines: object[] = []
  let at = new Date('2026-11-20T06:00:00Z')
  const log = { info: () => {}, warn: () => {}, error: (details: object) => void lines.push(details) }
  const report = logOutages(log, () => at)
  const error = new DatabaseUnavailable(new Error('Connection terminated unexpectedly'), { didNothing: true })

  for (let request = 0; request < 100; request += 1) report(error)
  at = new Date('2026-11-20T06:01:00Z')
  report(error)

  expect(lines).toEqual([
    { err: error, failures: 1 },
    { err: error, failures: 100 },
  ])
})
