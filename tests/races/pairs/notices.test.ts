import { afterEach, expect, test } from 'vitest'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import { openStage, type Stage } from './stage.ts'
import { holdAtDesk, NOTICE, openPage, paidBy, RETURN } from './steps.ts'

/** Some fifty times as long as it takes; each deadlock costs a second and more. */
const QUICK_MS = 2_000

let stage: Stage
afterEach(() => stage.api.close())

test('five payments of one order that are reported together settle quickly', async () => {
  stage = await openStage()
  const pages = await openPages(5)
  const forms = pages.map((page) => paidBy(stage, page))
  const begun = performance.now()

  const statuses = await Promise.all(forms.map((form) => stage.callBack(RETURN, form)))

  const tookMs = performance.now() - begun
  expect(stage.faults).toEqual([])
  expect(tookMs).toBeLessThan(QUICK_MS)
  expect(statuses).toEqual(pages.map(() => 303))
  expect(await booksOf()).toEqual({ payments: 5, paid: pages.reduce((sum, { amount }) => sum + amount, 0), broken: [] })
})

test('five payments that settle in step wait for no deadlock', async () => {
  stage = await openStage()
  const pages = await openPages(5)
  const forms = pages.map((page) => paidBy(stage, page))

  await stage.atOnce(
    forms.map((form) => () => stage.callBack(NOTICE, form)),
    'in turn',
  )

  expect(stage.faults).toEqual([])
  expect(await booksOf()).toMatchObject({ payments: 5, broken: [] })
})

/** Of an order that is held: of 30 % and of all of it in turn. */
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
