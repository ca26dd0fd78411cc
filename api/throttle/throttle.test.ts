import { afterAll, beforeAll, expect, test } from 'vitest'
import { standardLimits } from '#api/limits.ts'
import { openTestDb, type TestDb } from '#tests/support/test-db.ts'
import { countUse, requireUse } from './throttle.ts'

const limit = { count: 2, seconds: 3600 }
let database: TestDb
let at = new Date('2026-11-20T06:15:00Z')
const deps = (codesPerPhoneHour = limit) => ({
  db: database.db,
  now: () => at,
  limits: { ...standardLimits, codesPerPhoneHour },
})

beforeAll(async () => {
  database = await openTestDb()
})
afterAll(() => database.close())

test('a limit that is used up refuses until its window ends', async () => {
  at = new Date('2026-11-20T06:15:00Z')
  await countUse(deps(), 'codesPerPhoneHour', '1')
  await requireUse(deps(), 'codesPerPhoneHour', '1')
  await countUse(deps(), 'codesPerPhoneHour', '1')

  const third = countUse(deps(), 'codesPerPhoneHour', '1')

  await expect(third).rejects.toMatchObject({
    code: 'too_many_requests',
    message: 'Too many tries. Please try again in 45 minutes.',
    retryAfterSeconds: 45 * 60,
  })
  await expect(requireUse(deps(), 'codesPerPhoneHour', '1')).rejects.toMatchObject({ code: 'too_many_requests' })
  await countUse(deps(), 'codesPerPhoneHour', '2')
  at = new Date('2026-11-20T07:00:00Z')
  await countUse(deps(), 'codesPerPhoneHour', '1')
})

test('uses at the same instant are all counted', async () => {
  const uses = await Promise.allSettled(Array.from({ length: 5 }, () => countUse(deps(), 'codesPerPhoneHour', '3')))

  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})
