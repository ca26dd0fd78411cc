import { expect, test } from 'vitest'
import { requestConvention, requestFullResort } from '#contract/booking/requests.ts'
import { refusedBy, shareTestApi, shareGuests } from '#tests/support/api-of-file.ts'
import { booksOf, orderOf } from '#tests/support/bookings.ts'
import { readData } from '#tests/support/guests.ts'
import { post, type BodyOf } from '#tests/support/post.ts'
import { START, type Answer } from '#tests/support/test-api.ts'

const api = shareTestApi()
const { guest } = shareGuests(api)

const forResort = (changes: Partial<BodyOf<typeof requestFullResort>> = {}) => ({
  FromTime: '2026-12-01T09:00',
  ToTime: '2026-12-03T18:00',
  Name: 'Karim of the Rotary',
  phone: '02-9876543 ext. 4',
  Person: 80,
  Remarks: 'Vegetarian food\nand a stage',
  ...changes,
})
const forHall = (changes: Partial<BodyOf<typeof requestConvention>> = {}) => ({
  StartingAt: '2026-12-05T00:00',
  EndingAt: '2026-12-05T00:00',
  Name: 'Karim',
  phone: '01712345678',
  Person: 400,
  Duration: 1 as const,
  remark: '',
  ...changes,
})
const askResort = (body = forResort()) => post(api, requestFullResort, body, guest)
const askHall = (body = forHall()) => post(api, requestConvention, body, guest)
const open = (code: string) => orderOf(api, guest, code)

const refused = (submit: () => Promise<Answer>) => refusedBy(submit, () => booksOf(api.deps.db))

test('a request for the whole resort is an order that waits for a quote, stored as it was given', async () => {
  const { Code } = readData(requestFullResort, await askResort(forResort({ phone: '+8801999999999' })))

  const { db } = api.deps
  expect(await open(Code)).toMatchObject({
    Type: 'Package',
    Status: 'Requested',
    Night: 3,
    PayableAmount: 0,
    PayProblem: 'order_settled',
    CancelProblem: 'order_settled',
    StartsAt: '2026-12-01T09:00',
    EndsAt: '2026-12-03T18:00',
    BookedPlaces: [{ Name: 'Full resort', ReservationDate: '2026-12-01', ReleaseDate: '2026-12-03', Price: 0 }],
  })
  expect(await db.query('select persons, name, phone, remark from occasion where order_code = $1', [Code])).toEqual([
    { persons: 80, name: 'Karim of the Rotary', phone: '+8801999999999', remark: 'Vegetarian food\nand a stage' },
  ])
  expect(await db.query('select actor, event, at from order_event where order_code = $1', [Code])).toEqual([
    { actor: `guest:${guest.guestId}`, event: 'Requested', at: START },
  ])
  expect(await db.query('select * from unit_night')).toEqual([])
  // The guest is notified at their own number.
  expect(await db.query('select channel, recipient, body from outbox order by id')).toEqual([
    {
      channel: 'sms',
      recipient: guest.phone,
      body: `We have your request ${Code} for the whole resort from 01-12-2026. We will call you to confirm.`,
    },
    { channel: 'email', recipient: 'stay@resort.test', body: expect.stringContaining('Vegetarian food') },
  ])
})

test('a request for the hall may be for today, one day, and for all whom it holds', async () => {
  const today = { StartingAt: '2026-11-20T00:00', EndingAt: '2026-11-20T00:00' }

  const { Code } = readData(requestConvention, await askHall(forHall(today)))

  expect(await open(Code)).toMatchObject({
    Type: 'Hall',
    Status: 'Requested',
    Night: 1,
    PayableAmount: 0,
    BookedPlaces: [{ Name: 'Convention hall', Type: 'Hall', ReleaseDate: '2026-11-20' }],
  })
})

test.each([
  ['2026-12-03T09:00', '2026-12-02T18:00', 'End date should be greater than start date'],
  ['2026-12-03T09:00', '2026-12-03T08:00', 'End date should be greater than start date'],
  ['2026-11-19T23:00', '2026-12-03T08:00', 'The dates cannot be before today'],
])('from %s to %s cannot be asked for', async (start, end, Msg) => {
  const resort = await refused(() => askResort(forResort({ FromTime: start, ToTime: end })))
  const hall = await refused(() => askHall(forHall({ StartingAt: start, EndingAt: end })))

  expect(resort).toMatchObject({ status: 422, Code: 'dates_not_available', Msg })
  expect(hall).toMatchObject({ status: 422, Code: 'dates_not_available', Msg })
})

test('more people than the hall holds are refused there, and welcome in the resort', async () => {
  const hall = await refused(() => askHall(forHall({ Person: 401 })))
  const resort = await askResort(forResort({ Person: 401 }))

  expect(hall).toMatchObject({ status: 422, Code: 'too_many_people' })
  expect(hall.Msg).toBe('The convention hall holds up to 400 people')
  expect(resort.status).toBe(200)
})
