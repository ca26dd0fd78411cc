import { expect, test } from 'vitest'
import { createContentCounter } from '#api/site/content-counts/content-counts.ts'
import { shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, holdOrder } from '#tests/support/bookings.ts'
import { payFor } from '#tests/support/desk/stays.ts'
import { readVisitorFigures } from './visitor-figures.ts'

const api = shareTestApi({ hasHouses: true })
const { guest } = shareGuests(api)

/** One room for one night of December: BDT 7,475 with tax. */
const stay = (day: number) => [aPlace({ ArrivalDate: `2026-12-0${day}`, DepartureDate: `2026-12-0${day + 1}` })]
const book = async (day: number, Source?: string) =>
  payFor(api, await holdOrder(api, guest, stay(day), { ...(Source !== undefined && { Source }) }), 100)

test('confirmed bookings are summed by the source of their visit, next to visits and to what was seen', async () => {
  const counter = createContentCounter(api.deps)
  const visit = (source: string) => ({ kind: 'visit' as const, source })
  counter.count([visit('facebook'), visit('direct'), visit('direct'), visit('facebook'), visit('facebook')])
  counter.count([
    { document: 'tile', place: 'home', kind: 'view' },
    { document: 'tile', place: 'elsewhere', kind: 'view' },
    { document: 'tile', place: 'home', kind: 'click' },
  ])
  await counter.store()
  await book(1, 'facebook')
  await book(2, 'facebook')
  await book(3)
  await book(4, 'leaflet')
  const cancelled = await book(5, 'facebook')
  const atDesk = await book(6, 'facebook')
  await api.deps.db.change("update orders set status = 'Cancelled' where code = $1", [cancelled])
  await api.deps.db.change("update orders set source = 'phone' where code = $1", [atDesk])
  await holdOrder(api, guest, stay(7), { Source: 'facebook' })

  expect(await readVisitorFigures(api.deps)).toEqual({
    from: '2026-10-24',
    to: '2026-11-20',
    sources: [
      { source: 'facebook', visits: 3, bookings: 2, sum: 14_950 },
      { source: 'direct', visits: 2, bookings: 0, sum: 0 },
      { source: 'leaflet', visits: 0, bookings: 1, sum: 7_475 },
      { source: 'unknown', visits: 0, bookings: 1, sum: 7_475 },
    ],
    documents: [{ document: 'tile', views: 2, clicks: 1 }],
  })
})

test('a booking belongs to the day in Dhaka on which it was made', async () => {
  api.clock.now = new Date('2026-11-20T18:00:00Z')
  await book(1, 'leaflet')

  api.clock.now = new Date('2026-12-18T17:59:00Z')
  expect((await readVisitorFigures(api.deps)).sources).toHaveLength(1)
  api.clock.now = new Date('2026-12-18T18:00:00Z')
  expect((await readVisitorFigures(api.deps)).sources).toEqual([])
})
