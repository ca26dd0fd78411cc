import { expect, test } from 'vitest'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import type { Db } from './db.ts'

const api = shareTestApi()

test('a transaction inside another throws instead of hanging', async () => {
  const { db } = api.deps

  const nested = () => db.inTransaction((transaction) => transaction.inTransaction(async () => 1))
  const outer = () => db.inTransaction(() => db.inTransaction(async () => 1))
  const outerQuery = () => db.inTransaction(() => db.query('select 1'))

  await expect(nested()).rejects.toThrow('cannot be opened inside another')
  await expect(outer()).rejects.toThrow('A transaction is open')
  await expect(outerQuery()).rejects.toThrow('A transaction is open')
})

/** Says these statements together, the first one below many layers of work, and lets all answers come at once. */
async function sendTogether(transaction: Db, first: string, second: string): Promise<void> {
  const below = async (layers: number): Promise<unknown> =>
    layers === 0 ? transaction.query(first) : await below(layers - 1)
  const answers = [below(5), transaction.query(second)]
  const end = performance.now() + 50
  while (performance.now() < end);
  await Promise.all(answers)
}

test('of statements sent together the first that failed is what a transaction fails with', async () => {
  const { db } = api.deps

  const failing = db.inTransaction((transaction) => sendTogether(transaction, 'select 1 / 0', 'select 2'))

  await expect(failing).rejects.toThrow('division by zero')
  expect(await db.query('select 3 as three')).toEqual([{ three: 3 }])
})

test('a conflict among statements sent together is tried again', async () => {
  const { db } = api.deps
  const conflict = "do $$ begin raise exception 'a conflict' using errcode = '40001'; end $$"
  let tries = 0

  await db.inTransaction(async (transaction) => {
    tries += 1
    await sendTogether(transaction, tries === 1 ? conflict : 'select 1', 'select 2')
  })

  expect(tries).toBe(2)
})
