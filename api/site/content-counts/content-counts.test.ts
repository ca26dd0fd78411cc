import { beforeEach, expect, test } from 'vitest'
import type { CountedEvent } from '#contract/values/content-counts.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { forgetOldRows } from '#api/upkeep/retention/retention.ts'
import { createContentCounter, recentCounts } from './content-counts.ts'

const api = shareTestApi()
const setClock = (time: string) => void (api.clock.now = new Date(time))
// Already the 21st in Dhaka.
beforeEach(() => setClock('2026-11-20T18:00:00Z'))

const view: CountedEvent = { document: 'tile', place: 'home', kind: 'view' }
const click: CountedEvent = { ...view, kind: 'click' }

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
  const counter = createContentCounter({ ...api.deps, db: { ...db, change } })
  counter.count([view])

  await expect(counter.store()).rejects.toThrow('away')
  counter.count([view])
  isAway = false
  await counter.store()

  expect(await recentCounts(api.deps, 'tile')).toMatchObject([{ views: 2 }])
})

test('a Studio reads four weeks, and two years are stored', async () => {
  const counter = createContentCounter(api.deps)
  counter.count([view])
  await counter.store()

  setClock('2026-12-18T06:00:00Z')
  expect(await recentCounts(api.deps, 'tile')).toHaveLength(1)
  setClock('2026-12-19T06:00:00Z')
  expect(await recentCounts(api.deps, 'tile')).toEqual([])
  expect(await forgetOldRows(api.deps)).toMatchObject({ content_count: 0 })
  setClock('2028-11-24T06:00:00Z')
  expect(await forgetOldRows(api.deps)).toMatchObject({ content_count: 1 })
})
