import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDb, type TestDb } from '#tests/support/test-db.ts'

let database: TestDb
beforeAll(async () => {
  database = await openTestDb()
})
afterAll(() => database.close())

test('what a failed transaction wrote is gone', async () => {
  const { db } = database

  const failing = db.inTransaction(async (transaction) => {
    await transaction.change("insert into request_budget values ('a', now(), 1)")
    throw new Error('no')
  })

  await expect(failing).rejects.toThrow('no')
  expect(await db.query("select * from request_budget where key = 'a'")).toEqual([])
})

test('a transaction inside another throws instead of hanging', async () => {
  const { db } = database

  const nested = () => db.inTransaction((transaction) => transaction.inTransaction(async () => 1))
  const outer = () => db.inTransaction(() => db.inTransaction(async () => 1))
  const outerQuery = () => db.inTransaction(() => db.query('select 1'))

  await expect(nested()).rejects.toThrow('cannot be opened inside another')
  await expect(outer()).rejects.toThrow('A transaction is open')
  await expect(outerQuery()).rejects.toThrow('A transaction is open')
})

test('dates come as calendar dates, big integers as numbers, instants as moments', async () => {
  const { db } = database

  const [row] = await db.query<{ day: string; sum: number; at: Date; days: string[] }>(
    "select date '2026-11-20' as day, 5::bigint as sum, $1::timestamptz as at, array(select unnest($2::date[])::text) as days",
    [new Date('2026-11-20T06:00:00Z'), ['2026-11-20', '2026-11-21']],
  )

  expect(row).toEqual({
    day: '2026-11-20',
    sum: 5,
    at: new Date('2026-11-20T06:00:00Z'),
    days: ['2026-11-20', '2026-11-21'],
  })
})
