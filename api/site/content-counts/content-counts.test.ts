import { beforeEach, expect, test } from 'vitest'
import type { CountedEvent, CountedVisit } from '#contract/values/content-counts.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { forgetOldRows } from '#api/upkeep/retention/retention.ts'
import { createContentCounter, recentCounts } from './content-counts.ts'
import { selectVisitsSince } from './visit-counts.sql.ts'

const api = shareTestApi()
const setClock = (time: string) => void (api.clock.now = new Date(time))
// Already the 21st in Dhaka.
beforeEach(() => setClock('2026-11-20T18:00:00Z'))

const view: CountedEvent = { document: 'tile', place: 'home', kind: 'view' }
const click: CountedEvent = { ...view, kind: 'click' }
const visitFrom = (source: string): CountedVisit => ({ kind: 'visit', source })
const visits = async () =>
  new Map((await selectVisitsSince(api.deps.db, '2026-11-21')).map((row) => [row.source, row.visits]))

test('what several processes counted is added up by day and place', async () => {
  const [one, other] = [createContentCounter(api.deps), createContentCounter(api.deps)]

  one.count([view, view, click, { ...view, place: 'offers' }])
  other.count([view, { ...view, document: 'another' }])
  await Promise.all([one.store(), other.store()])
  setClock('2026-11-21T18:00:00Z')
  one.count([click])
  await one.store()

  expect(await recentCounts(api.deps, 'tile')).toEqual([
    { day: '2026-11-21', place: 'home', views: 3, clicks: 1 },
    { day: '2026-11-21', place: 'offers', views: 1, clicks: 0 },
    { day: '2026-11-22', place: 'home', views: 0, clicks: 1 },
  ])
})

test('a database that is away loses no count', async () => {
  let isAway = true
  const { db } = api.deps
  const change: typeof db.change = (text, params) =>
    isAway ? Promise.reject(new Error('away')) : db.change(text, params)
  const inTransaction: typeof db.inTransaction = (work) =>
    isAway ? Promise.reject(new Error('away')) : db.inTransaction(work)
  const counter = createContentCounter({ ...api.deps, db: { ...db, change, inTransaction } })
  const visitors = createContentCounter({ ...api.deps, db: { ...db, inTransaction } })
  counter.count([view])
  visitors.count([visitFrom('direct')])

  await expect(counter.store()).rejects.toThrow('away')
  await expect(visitors.store()).rejects.toThrow('away')
  counter.count([view])
  visitors.count([visitFrom('direct')])
  isAway = false
  await counter.store()
  await visitors.store()

  expect(await recentCounts(api.deps, 'tile')).toMatchObject([{ views: 2 }])
  expect(await visits()).toEqual(new Map([['direct', 2]]))
})

test('a Studio reads four weeks, and two years are stored', async () => {
  const counter = createContentCounter(api.deps)
  counter.count([view, visitFrom('direct')])
  await counter.store()

  setClock('2026-12-18T06:00:00Z')
  expect(await recentCounts(api.deps, 'tile')).toHaveLength(1)
  setClock('2026-12-19T06:00:00Z')
  expect(await recentCounts(api.deps, 'tile')).toEqual([])
  expect(await forgetOldRows(api.deps)).toMatchObject({ content_count: 0, visit_count: 0 })
  setClock('2028-11-24T06:00:00Z')
  expect(await forgetOldRows(api.deps)).toMatchObject({ content_count: 1, visit_count: 2 })
})

test('invented sources beyond 200 of a day are counted as other, by two processes at once too', async () => {
  const [one, other] = [createContentCounter(api.deps), createContentCounter(api.deps)]
  const invented = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => visitFrom(`invented ${from + index}`))
  one.count(invented(0, 190))
  await one.store()

  one.count(invented(190, 250))
  other.count([...invented(250, 310), visitFrom('direct'), visitFrom('invented 0')])
  await Promise.all([one.store(), other.store()])

  const stored = await visits()
  expect(stored.size).toBe(200)
  expect([stored.get('invented 0'), stored.get('direct'), stored.get('other')]).toEqual([2, 1, 112])
  setClock('2026-11-21T18:00:00Z')
  other.count([visitFrom('invented 500')])
  await other.store()
  expect((await visits()).get('invented 500')).toBe(1)
})
