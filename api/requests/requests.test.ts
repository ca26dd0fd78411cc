import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { RequestOf } from '#contract/endpoint.ts'
import { getBooking, getBookings } from '#contract/orders.ts'
import { payOrder } from '#contract/payments.ts'
import { requestConvention, requestFullResort } from '#contract/requests.ts'
import { refusedBy, shareTestApi, shareGuests } from '#tests/support/api-of-file.ts'
import { booksOf } from '#tests/support/bookings.ts'
import { readData, type SignedIn } from '#tests/support/guests.ts'
import { START, type Answer } from '#tests/support/test-api.ts'

const api = shareTestApi({ empties: ['orders', 'activity', 'request_budget', 'outbox', 'guest'] })
const { guest, other } = shareGuests(api)

type ResortBody = RequestOf<typeof requestFullResort>['body']
type HallBody = RequestOf<typeof requestConvention>['body']

const forResort = (changes: Partial<ResortBody> = {}): ResortBody => ({
  ActivityId: randomUUID(),
  FromTime: '2026-12-01T09:00',
  ToTime: '2026-12-03T18:00',
  Name: 'Karim of the Rotary',
  phone: '02-9876543 ext. 4',
  Person: 80,
  Remarks: 'Vegetarian food\nand a stage',
  ...changes,
})

const forHall = (changes: Partial<HallBody> = {}): HallBody => ({
  ActivityId: randomUUID(),
  StartingAt: '2026-12-05T00:00',
  EndingAt: '2026-12-05T00:00',
  Name: 'Karim',
  phone: '01712345678',
  Person: 400,
  Duration: 1,
  remark: '',
  ...changes,
})

const askResort = (body: ResortBody) => api.call(requestFullResort, { body }, { token: guest.token })
const askHall = (body: HallBody) => api.call(requestConvention, { body }, { token: guest.token })
const open = (code: string, { token }: SignedIn) =>
  api.call(getBooking, { params: { id: code }, query: { Code: code } }, { token })

const refused = (submit: () => Promise<Answer>) => refusedBy(submit, () => booksOf(api.deps.db))

test('a request for the whole resort is an order that waits for a quote', async () => {
  const { Code } = readData(requestFullResort, await askResort(forResort()))

  const order = readData(getBooking, await open(Code, guest))
  expect(order).toEqual({
    Code,
    Type: 'Package',
    Status: 'Requested',
    FirstName: 'Guest0',
    Quantity: 1,
    ItemCount: 1,
    Night: 3,
    Duration: 0,
    ReservationDate: '2026-12-01',
    ReleaseDate: '2026-12-03',
    Amount: 0,
    Tax: 0,
    PayableAmount: 0,
    Paid: 0,
    Due: 0,
    CreatedAt: '2026-11-20T06:00:00.000Z',
    HoldUntil: null,
    CanPay: false,
    PayPercent: '100%',
    PayProblem: 'order_settled',
    CanCancel: false,
    CancelProblem: 'order_settled',
    UnderReview: false,
    StartsAt: '2026-12-01T09:00',
    EndsAt: '2026-12-03T18:00',
    Persons: 80,
    Refund: null,
    SurplusRefund: null,
    GoodwillRefund: null,
    Charges: [],
    BookedPlaces: [
      {
        Name: 'Full resort',
        HouseId: null,
        Type: 'Package',
        ReservationDate: '2026-12-01',
        ReleaseDate: '2026-12-03',
        Quantity: 1,
        Price: 0,
        Permalink: null,
        ImagePath: null,
      },
    ],
  })
})

test('a request for the hall may be for one day and for all whom it holds', async () => {
  const { Code } = readData(requestConvention, await askHall(forHall()))

  const order = readData(getBooking, await open(Code, guest))
  expect(order).toMatchObject({ Type: 'Hall', Status: 'Requested', Night: 1, PayableAmount: 0 })
  expect(order.BookedPlaces).toMatchObject([{ Name: 'Convention hall', Type: 'Hall', ReleaseDate: '2026-12-05' }])
})

test('what was asked is stored as it was given, with who asked when, and takes no nights', async () => {
  const { Code } = readData(requestFullResort, await askResort(forResort()))

  const { db } = api.deps
  expect(await db.query('select persons, name, phone, remark from occasion where order_code = $1', [Code])).toEqual([
    { persons: 80, name: 'Karim of the Rotary', phone: '02-9876543 ext. 4', remark: 'Vegetarian food\nand a stage' },
  ])
  expect(await db.query('select actor, event, at from order_event where order_code = $1', [Code])).toEqual([
    { actor: `guest:${guest.guestId}`, event: 'Requested', at: START },
  ])
  expect(await db.query('select * from unit_night')).toEqual([])
})

test('the guest is notified by SMS at their own number, the resort by mail', async () => {
  const { Code } = readData(requestFullResort, await askResort(forResort({ phone: '+8801999999999' })))

  const messages = await api.deps.db.query('select channel, recipient, body from outbox order by id')
  expect(messages).toEqual([
    {
      channel: 'sms',
      recipient: guest.phone,
      body: `We have your request ${Code} for the whole resort from 01-12-2026. We will call you to confirm.`,
    },
    { channel: 'email', recipient: 'stay@resort.test', body: expect.stringContaining('Vegetarian food') },
  ])
})

test('requests stand in the history of the guest alone', async () => {
  const { Code } = readData(requestFullResort, await askResort(forResort()))
  readData(requestConvention, await askHall(forHall()))
  const list = async ({ token }: SignedIn, Status: 'Requested' | 'Pending') =>
    readData(getBookings, await api.call(getBookings, { query: { Take: 500, page: 1, Status } }, { token })).Data

  const own = await list(guest, 'Requested')
  const foreign = await open(Code, other)

  expect(own.map(({ Type }) => Type).toSorted()).toEqual(['Hall', 'Package'])
  expect(await list(guest, 'Pending')).toEqual([])
  expect(await list(other, 'Requested')).toEqual([])
  expect(foreign).toMatchObject({ status: 404, Code: 'not_found' })
})

test('nothing can be paid for a request', async () => {
  const { Code } = readData(requestFullResort, await askResort(forResort()))

  const answer = await refused(() =>
    api.call(payOrder, { body: { ActivityId: randomUUID(), Code, PayPercent: '100%' } }, { token: guest.token }),
  )

  expect(answer).toMatchObject({ status: 409, Code: 'order_settled' })
})

test('a repeated submission is one request', async () => {
  const body = forResort()

  const first = readData(requestFullResort, await askResort(body))
  const again = readData(requestFullResort, await askResort(body))

  expect(again).toEqual(first)
  expect(await api.deps.db.query('select code from orders')).toEqual([{ code: first.Code }])
})

test('a submission cannot be used for another request', async () => {
  const body = forResort()
  await askResort(body)

  const answer = await refused(() => askResort({ ...body, Person: 81 }))

  expect(answer).toMatchObject({ status: 422, Code: 'activity_reused' })
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

test.each([
  ['no token', {}],
  ['a dead token', { token: 'rst_dead' }],
])('%s asks for nothing', async (_, caller) => {
  const answers = [
    await refused(() => api.call(requestFullResort, { body: forResort() }, caller)),
    await refused(() => api.call(requestConvention, { body: forHall() }, caller)),
  ]

  expect(answers.map(({ status, Code }) => [status, Code])).toEqual(answers.map(() => [401, 'unauthenticated']))
})

test.each([
  ['no guest', { Person: 0 }],
  ['half a person', { Person: 1.5 }],
  ['a multitude', { Person: 10_000 }],
  ['persons as text', { Person: '80' }],
  ['a date without a time', { StartingAt: '2026-12-01', FromTime: '2026-12-01' }],
  ['a day that does not exist', { EndingAt: '2026-02-30T10:00', ToTime: '2026-02-30T10:00' }],
  ['an instant', { StartingAt: '2026-12-01T10:00:00Z', FromTime: '2026-12-01T10:00:00Z' }],
  ['an unknown field', { Status: 'Confirmed' }],
  ['no ActivityId', { ActivityId: undefined }],
])('%s is malformed', async (_, changes) => {
  const post = (path: string, body: object) =>
    api.raw(path, { method: 'POST', body: JSON.stringify(body) }, { token: guest.token })

  const resort = await refused(() => post(requestFullResort.path, { ...forResort(), ...changes }))
  const hall = await refused(() => post(requestConvention.path, { ...forHall(), ...changes }))

  expect([resort.status, hall.status]).toEqual([400, 400])
})

test('the hall is asked for by the day', async () => {
  const body = JSON.stringify({ ...forHall(), Duration: 2 })

  const answer = await refused(() => api.raw(requestConvention.path, { method: 'POST', body }, { token: guest.token }))

  expect(answer).toMatchObject({ status: 400, Code: 'malformed' })
})

test('a guest cannot flood the resort with requests, and a repeat costs nothing', async () => {
  const body = forResort()
  await askResort(body)
  for (let asked = 1; asked < api.deps.limits.requestsPerGuest.count; asked += 1) await askHall(forHall())

  const answer = await refused(() => askHall(forHall()))
  const repeat = await askResort(body)

  expect(answer).toMatchObject({ status: 429, Code: 'too_many_requests' })
  expect(repeat.status).toBe(200)
})
