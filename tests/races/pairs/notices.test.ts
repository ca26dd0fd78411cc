import { afterEach, expect, test } from 'vitest'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import { openStage, type Stage } from './stage.ts'
import { holdAtDesk, NOTICE, openPage, paidBy } from './steps.ts'

let stage: Stage
afterEach(() => stage.api.close())

test('five payments of one order that are reported in step are all counted, and wait for no deadlock', async () => {
  stage = await openStage()
  const pages = await openPages(5)
  const forms = pages.map((page) => paidBy(stage, page))

  const statuses = await stage.atOnce(
    forms.map((form) => () => stage.callBack(NOTICE, form)),
    'in turn',
  )

  expect(stage.faults).toEqual([])
  expect(statuses).toEqual(pages.map(() => 200))
  expect(await booksOf()).toEqual({ payments: 5, paid: pages.reduce((sum, { amount }) => sum + amount, 0), broken: [] })
})

/** Opens pages of an order that is held, for 30 % and for all of it in turn. */
async function openPages(count: number): Promise<{ id: string; amount: number }[]> {
  const code = await holdAtDesk(stage, { from: '2026-12-01', until: '2026-12-03' }, '2026-11-21T12:00')
  for (let index = 0; index < count; index += 1) await openPage(stage, code, index % 2 === 0 ? '30%' : '100%')
  stage.faults.length = 0
  return stage.api.gateway.sessions.map(({ attemptId, amount }) => ({ id: attemptId, amount }))
}

async function booksOf(): Promise<object> {
  const { db } = stage.api.deps
  const [sums] = await db.query('select count(*) as payments, sum(amount_paisa)::bigint as paid from payment', [])
  return { ...sums, broken: await brokenBooks(stage.api.deps) }
}
