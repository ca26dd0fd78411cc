import { expect, test } from 'vitest'
import { bookAtDesk, type DeskPlace } from '#contract/reception/walk-in.ts'
import type { HistoryEntry } from '#contract/orders/history.ts'
import { expireHolds } from '#api/orders/holds/expire-holds.ts'
import { aPlace, recordMoney } from '#tests/support/bookings.ts'
import { aDeskBooking, holdUntil, known } from '#tests/support/desk/desk-bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { readData } from '#tests/support/guests.ts'

const { api, guest, other, at, desk } = shareDesk(['desk'])

/** A room of Rania House, which has four. */
const room = (number: number, changes: Partial<DeskPlace> = {}): DeskPlace => ({
  ...aPlace(changes),
  UnitId: `000000001-00${number}`,
})
const bookFor = async (by: typeof guest, places: DeskPlace[], terms: object = {}) =>
  readData(bookAtDesk, await desk.send(bookAtDesk, aDeskBooking(places, { Guest: known(by), ...terms }))).Code

/** Held until noon of the next day, which is over. */
async function anOrderThatRanOut(places: DeskPlace[]): Promise<string> {
  const code = await bookFor(guest, places, holdUntil('2026-11-21T12:00'))
  at('2026-11-21', '12:01')
  await expireHolds(api.deps)
  return code
}

/** The order once money for it has arrived: which rooms its lines got, and what was said of other rooms than those that were named. */
async function paidLate(code: string) {
  const status = await recordMoney(api, { code }, 100_000)
  const { Stays, Events } = await desk.order(code)
  const said = Events.flatMap(({ Entry }): HistoryEntry[] => (Entry.Kind === 'gaveOtherRoom' ? [Entry] : []))
  return { status, rooms: Stays.map(({ Room }) => Room), said }
}

test('a payment that arrives late takes the rooms that were named, while others are free too', async () => {
  const code = await anOrderThatRanOut([room(3, { Quantity: 2 })])

  const paid = await paidLate(code)

  expect(paid).toEqual({ status: 'Confirmed', rooms: ['Rania House 1', 'Rania House 3'], said: [] })
})

test('where a named room was sold a late payment takes another one, says so, and leaves those that are named to their lines', async () => {
  const code = await anOrderThatRanOut([room(3), room(1)])
  await bookFor(other, [room(3, { ArrivalDate: '2026-12-02' })])

  const paid = await paidLate(code)

  expect(paid.status).toBe('Confirmed')
  expect(paid.rooms.toSorted()).toEqual(['Rania House 1', 'Rania House 2'])
  expect(paid.said).toEqual([{ Kind: 'gaveOtherRoom', Named: 'Rania House 3', Rooms: ['Rania House 2'] }])
})

test('a named room is given to another line of the order where a late payment finds no nights otherwise', async () => {
  const code = await anOrderThatRanOut([aPlace(), room(2, { ArrivalDate: '2026-12-02', DepartureDate: '2026-12-05' })])
  await bookFor(other, [room(1, { DepartureDate: '2026-12-02' })])
  for (const number of [3, 4]) await bookFor(other, [room(number, { DepartureDate: '2026-12-05' })])

  const paid = await paidLate(code)

  expect(paid).toEqual({
    status: 'Confirmed',
    rooms: ['Rania House 2', 'Rania House 1'],
    said: [{ Kind: 'gaveOtherRoom', Named: 'Rania House 2', Rooms: ['Rania House 1'] }],
  })
})

test('where all rooms of its house were sold a late payment takes none, and staff must act', async () => {
  const code = await anOrderThatRanOut([room(3)])
  await bookFor(other, [aPlace({ Quantity: 4 })])

  const paid = await paidLate(code)

  expect(paid).toEqual({ status: 'Paid-unplaced', rooms: [], said: [] })
})
