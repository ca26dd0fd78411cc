import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#api/platform/db/db.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.api.close())

const lockGuest = (db: Db, id: number) => db.query('select id from guest where id = $1 for update', [id])

test('a deadlock is noticed, although the transaction is tried again', async () => {
  const { db } = stage.api.deps
  const ids = [stage.guest.guestId, stage.next.guestId]
  const lockAll = (order: readonly number[]) => () =>
    db.inTransaction(async (transaction) => {
      for (const id of order) await lockGuest(transaction, id)
      return 'locked'
    })

  const answers = await stage.atOnce([lockAll(ids), lockAll(ids.toReversed())], 'in turn')

  expect(answers).toEqual(['locked', 'locked'])
  expect(stage.faults).toContainEqual(expect.stringContaining('A deadlock ended: select id from guest'))
})

test('of two who meet before their commits the slower one does not see what the faster one writes', async () => {
  const { db } = stage.api.deps
  const restore = await stage.store()
  const countAndAdd = (phone: string, pauses: number) => () =>
    db.inTransaction(async (transaction) => {
      for (let pause = 0; pause < pauses; pause += 1) await transaction.query('select pg_sleep(0.01)')
      const guests = await transaction.query('select id from guest')
      await transaction.change(
        "insert into guest (phone, first_name, last_name, created_at) values ($1, 'A', 'Guest', now())",
        [phone],
      )
      return guests.length
    })

  const seen = await stage.atOnce(
    [countAndAdd('+8801700000001', 0), countAndAdd('+8801700000002', 5)],
    'before each commit',
  )

  expect(seen).toEqual([3, 3])
  await restore()
  expect(await db.query('select id from guest')).toHaveLength(3)
})
