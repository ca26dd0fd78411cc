import { beforeEach, expect, test } from 'vitest'
import { book, PriceChange } from '#contract/orders/orders.ts'
import { refusedBy, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aBooking, aPlace, booksOf, holdOrder, type BookBody } from '#tests/support/bookings.ts'
import type { Answer } from '#tests/support/test-api.ts'

const api = shareTestApi({ hasHouses: true })
const { guest, other } = shareGuests(api)
beforeEach(() => holdOrder(api, other, [aPlace({ Quantity: 2 })]))

/** The answer to a submission that changes nothing, and opens no payment page. */
const refused = (body: BookBody): Promise<Answer> =>
  refusedBy(
    () => api.call(book, { body }, guest),
    async () => [await booksOf(api.deps.db), api.gateway.sessions.length],
  )

test('an unknown house is not found', async () => {
  expect(await refused(aBooking([aPlace(), aPlace({ Id: 99 })]))).toMatchObject({ status: 404, Code: 'not_found' })
})

test.each([
  [2, 'Double Dom (Private Suite) cannot be booked by the room'],
  [3, 'Mud House cannot be booked by the room'],
])('house %i is not sold by the room', async (Id, Msg) => {
  expect(await refused(aBooking([aPlace({ Id })]))).toMatchObject({ status: 422, Code: 'not_sold_by_room', Msg })
})

test.each([
  ['a departure on the arrival', { DepartureDate: '2026-12-01' }],
  ['a departure before the arrival', { DepartureDate: '2026-11-30' }],
  ['an arrival in the past', { ArrivalDate: '2026-11-19' }],
  ['more than 60 nights', { DepartureDate: '2027-01-31' }],
])('%s is refused', async (_, dates) => {
  expect(await refused(aBooking([aPlace(dates)]))).toMatchObject({ status: 422, Code: 'dates_not_available' })
})

test.each([
  ['more rooms than are free', [aPlace({ Quantity: 3 })]],
  ['more rooms than there are', [aPlace({ Quantity: 99 })]],
  ['a house of which rooms are taken', [aPlace({ Type: 'HOUSE' as const })]],
  ['a house twice over', [aPlace({ Id: 4, Type: 'HOUSE' as const, Quantity: 2 })]],
  ['something free together with something taken', [aPlace({ Id: 4 }), aPlace({ Quantity: 3 })]],
])('%s is taken', async (_, places) => {
  expect(await refused(aBooking(places))).toMatchObject({ status: 409, Code: 'dates_taken' })
})

test('a house together with a room of it for the same night is refused with a reason', async () => {
  const house = aPlace({ Id: 4, Type: 'HOUSE' })

  const answer = await refused(
    aBooking([aPlace({ Id: 4, ArrivalDate: '2026-12-02', DepartureDate: '2026-12-05' }), house]),
  )

  expect(answer).toMatchObject({ status: 409, Code: 'dates_taken' })
  expect(answer.Msg).toBe("You can't book an entire house twice, or together with its own rooms, for the same nights")
})

test.each<[string, Partial<BookBody>]>([
  ['room charge', { RoomCharge: 1 }],
  ['tax', { Tax: 0 }],
  ['service charge', { Service: 1 }],
  ['total', { Payable: 14_949.98 }],
])('a tampered %s is refused with the real figures', async (_, tampered) => {
  const { Id, Type, ArrivalDate, DepartureDate } = aPlace()

  const answer = await refused(aBooking([aPlace()], tampered))

  expect(answer).toMatchObject({ status: 409, Code: 'price_changed', Msg: 'The price has changed' })
  expect(PriceChange.parse(answer.Data)).toEqual({
    RoomCharge: 13_000,
    Service: 0,
    Tax: 1_950,
    Payable: 14_950,
    Places: [{ Id, Type, ArrivalDate, DepartureDate, Price: 13_000 }],
  })
})

test('a body over the limit is too large', async () => {
  const answer = await refused(aBooking([aPlace({ Name: 'x'.repeat(70_000) })]))

  expect(answer).toMatchObject({ status: 413, Code: 'body_too_large' })
})
