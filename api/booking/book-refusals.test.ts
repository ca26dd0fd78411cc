import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, PriceChange } from '#contract/orders.ts'
import { aBooking, aPlace, booksOf, type BookBody } from '#tests/support/bookings.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { START, startTestApi, type Answer, type TestApi } from '#tests/support/test-api.ts'
import { standardLimits } from '../limits.ts'
import { seedHouses } from '../houses/seed/seed-houses.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  const limits = { ...standardLimits, bookingsPerGuest: { count: Infinity, seconds: 1 } }
  api = await startTestApi({ deps: { limits } })
  await seedHouses(api.deps.db)
  const [guest, earlier] = await signInGuests(api.deps.db, 2, START)
  token = guest?.token ?? ''
  // An earlier booking: two rooms of Rania House are held, so that what is refused has something to harm.
  await api.call(book, { body: aBooking([aPlace({ Quantity: 2 })]) }, { token: earlier?.token })
})
afterAll(() => api.close())

/** The answer to a submission that must change nothing. */
async function refused(body: object, caller: { token?: string } = { token }): Promise<Answer> {
  const before = await booksOf(api.deps.db)
  const sessions = api.gateway.sessions.length
  const answer = await api.raw(
    'BookingArea/Booking/Book',
    { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    caller,
  )
  expect(await booksOf(api.deps.db)).toEqual(before)
  expect(api.gateway.sessions).toHaveLength(sessions)
  expect(answer.IsError).toBe(true)
  expect(answer.Msg).not.toBe('')
  return answer
}

test.each([
  ['no token', {}],
  ['a dead token', { token: 'rst_dead' }],
])('%s books nothing', async (_, caller) => {
  const answer = await refused(aBooking(), caller)

  expect(answer).toMatchObject({ status: 401, Code: 'unauthenticated' })
})

test('an unknown house is not found', async () => {
  const answer = await refused(aBooking([aPlace(), aPlace({ Id: 99 })]))

  expect(answer).toMatchObject({ status: 404, Code: 'not_found' })
})

test.each([
  [2, 'Double Dom (Private Suite) cannot be booked by the room'],
  [3, 'Mud House cannot be booked by the room'],
])('house %i is not sold by the room', async (Id, Msg) => {
  const answer = await refused(aBooking([aPlace({ Id })]))

  expect(answer).toMatchObject({ status: 422, Code: 'not_sold_by_room', Msg })
})

test.each([
  ['a departure on the arrival', { DepartureDate: '2026-12-01' }],
  ['a departure before the arrival', { DepartureDate: '2026-11-30' }],
  ['an arrival in the past', { ArrivalDate: '2026-11-19' }],
  ['more than 60 nights', { DepartureDate: '2027-01-31' }],
])('%s is refused', async (_, dates) => {
  const answer = await refused(aBooking([aPlace(dates)]))

  expect(answer).toMatchObject({ status: 422, Code: 'dates_not_available' })
})

test.each([
  ['more rooms than are free', [aPlace({ Quantity: 3 })]],
  ['more rooms than there are', [aPlace({ Quantity: 99 })]],
  ['a house of which rooms are taken', [aPlace({ Type: 'HOUSE' as const })]],
  ['a house twice over', [aPlace({ Id: 4, Type: 'HOUSE' as const, Quantity: 2 })]],
  ['something free together with something taken', [aPlace({ Id: 4 }), aPlace({ Quantity: 3 })]],
])('%s is taken', async (_, places) => {
  const answer = await refused(aBooking(places))

  expect(answer).toMatchObject({ status: 409, Code: 'dates_taken' })
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
  ['total', { Payable: 14_949.98 }],
])('a tampered %s is refused with the real figures', async (_, tampered) => {
  const { Id, Type, ArrivalDate, DepartureDate } = aPlace()

  const answer = await refused(aBooking([aPlace()], tampered))

  expect(answer).toMatchObject({ status: 409, Code: 'price_changed', Msg: 'The price has changed' })
  expect(PriceChange.parse(answer.Data)).toEqual({
    RoomCharge: 13_000,
    Tax: 1_950,
    Payable: 14_950,
    Places: [{ Id, Type, ArrivalDate, DepartureDate, Price: 13_000 }],
  })
})

const good = aBooking()
const goodPlace = aPlace()
test.each<[string, object]>([
  ['a quantity of 0', { ...good, Places: [{ ...goodPlace, Quantity: 0 }] }],
  ['a negative quantity', { ...good, Places: [{ ...goodPlace, Quantity: -1 }] }],
  ['half a room', { ...good, Places: [{ ...goodPlace, Quantity: 1.5 }] }],
  ['a quantity as text', { ...good, Places: [{ ...goodPlace, Quantity: '1' }] }],
  ['no places', { ...good, Places: [] }],
  ['too many places', { ...good, Places: Array.from({ length: 51 }, () => goodPlace) }],
  ['an unknown type', { ...good, Places: [{ ...goodPlace, Type: 'SUITE' }] }],
  ['a date that does not exist', { ...good, Places: [{ ...goodPlace, ArrivalDate: '2026-02-30' }] }],
  ['a moment for a date', { ...good, Places: [{ ...goodPlace, ArrivalDate: '2026-12-01T00:00:00Z' }] }],
  ['an extra field of a place', { ...good, Places: [{ ...goodPlace, Price: 1 }] }],
  ['an extra field', { ...good, Discount: 99 }],
  ['a missing total', { ...good, Payable: undefined }],
  ['a total as text', { ...good, Payable: '14950' }],
  ['a negative total', { ...good, Payable: -1 }],
  ['another share', { ...good, PayPercent: '1%' }],
  ['an advance', { ...good, AdvancePaying: 100 }],
  ['no ActivityId', { ...good, ActivityId: undefined }],
  ['an ActivityId that is not a UUID', { ...good, ActivityId: 'again' }],
  ['a list', []],
])('%s is malformed', async (_, body) => {
  const answer = await refused(body)

  expect(answer).toMatchObject({ status: 400, Code: 'malformed' })
})

test('a body over the limit is too large', async () => {
  const answer = await refused({ ...good, Places: [{ ...goodPlace, Name: 'x'.repeat(70_000) }] })

  expect(answer).toMatchObject({ status: 413, Code: 'body_too_large' })
})

test('an ActivityId that was used for another booking is refused', async () => {
  const body = aBooking([aPlace({ Id: 4 })])
  await api.call(book, { body }, { token })

  const answer = await refused({ ...aBooking([aPlace({ Id: 4, Quantity: 2 })]), ActivityId: body.ActivityId })

  expect(answer).toMatchObject({ status: 422, Code: 'activity_reused' })
})
