import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDb, type TestDb } from '#tests/support/test-db.ts'
import { forgetOldBudgets, requireBudget, spend } from './throttle.ts'

const limit = { count: 2, seconds: 3600 }
let database: TestDb
let at = new Date('2026-11-20T06:15:00Z')
const deps = () => ({ db: database.db, now: () => at })

beforeAll(async () => {
  database = await openTestDb()
})
afterAll(() => database.close())

test('a budget that is used up refuses until its window ends', async () => {
  at = new Date('2026-11-20T06:15:00Z')
  await spend(deps(), 'phone:1', limit)
  await requireBudget(deps(), 'phone:1', limit)
  await spend(deps(), 'phone:1', limit)

  const third = spend(deps(), 'phone:1', limit)

  await expect(third).rejects.toMatchObject({
    code: 'too_many_requests',
    message: 'Too many tries. Please try again in 45 minutes.',
    retryAfterSeconds: 45 * 60,
  })
  await expect(requireBudget(deps(), 'phone:1', limit)).rejects.toMatchObject({ code: 'too_many_requests' })
  await spend(deps(), 'phone:2', limit)
  at = new Date('2026-11-20T07:00:00Z')
  await spend(deps(), 'phone:1', limit)
})

test('uses at the same instant are all counted', async () => {
  const uses = await Promise.allSettled(Array.from({ length: 5 }, () => spend(deps(), 'phone:3', limit)))

  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('an infinite budget is not counted', async () => {
  await spend(deps(), 'phone:4', { count: Infinity, seconds: 3600 })

  expect(await database.db.query("select * from request_budget where key = 'phone:4'")).toEqual([])
})

test('counters of windows long over are removed', async () => {
  await spend(deps(), 'phone:5', limit)

  expect(await forgetOldBudgets(deps())).toBe(0)
  at = new Date(at.getTime() + 3 * 24 * 3_600_000)

  expect(await forgetOldBudgets(deps())).toBeGreaterThan(0)
})
