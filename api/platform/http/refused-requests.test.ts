import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { login, register } from '#contract/guests/sign-in.ts'
import { cancelBooking } from '#contract/money/cancellations.ts'
import { applyForJob } from '#contract/site/careers.ts'
import { sendContactMessage } from '#contract/site/contact.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { saveProfile } from '#contract/guests/guests.ts'
import { book } from '#contract/orders/orders.ts'
import { bookPool } from '#contract/booking/pool.ts'
import { requestConvention, requestFullResort } from '#contract/booking/requests.ts'
import { postComment } from '#contract/catalogue/reviews.ts'
import { shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, booksOf } from '#tests/support/bookings.ts'
import { aCvForm } from '#tests/support/cvs.ts'
import { sentBodies } from '#tests/support/sent-bodies.ts'
import type { Answer } from '#tests/support/test-api.ts'
import { standardLimits, type BudgetName } from '../limits.ts'

const api = shareTestApi({ hasHouses: true })
const { guest } = shareGuests(api)
beforeEach(() => {
  api.deps.limits = standardLimits
})

async function send(endpoint: AnyEndpoint, changes: object = {}, address = '203.0.113.7'): Promise<Answer> {
  const body =
    endpoint === applyForJob
      ? aCvForm({ fields: { ...changes } })
      : JSON.stringify({ ActivityId: randomUUID(), ...sentBodies(guest).get(endpoint), ...changes })
  return api.raw(endpoint.path, { method: 'POST', body }, { token: guest.token, address })
}
const written = async () => [
  { ...(await booksOf(api.deps.db)), activities: [] },
  await api.deps.db.query('select * from guest'),
  ...(await Promise.all(
    ['review', 'contact_message', 'job_application'].map((table) => api.deps.db.query(`select id from ${table}`)),
  )),
]
async function refused(request: () => Promise<Answer>): Promise<Answer> {
  const before = await written()
  const answer = await request()
  expect(await written()).toEqual(before)
  expect(answer).toMatchObject({ IsError: true, Msg: expect.stringMatching(/\w/) })
  return answer
}

const aPlaceWith = (changes: object) => ({ Places: [{ ...aPlace(), ...changes }] })
const dates = (time: string) => ({ StartingAt: time, FromTime: time })

const malformed: [AnyEndpoint, string, object][] = [
  ...[...sentBodies(guest).keys()].flatMap((endpoint): [AnyEndpoint, string, object][] => [
    [endpoint, 'an extra field', { IsAdmin: true }],
    [endpoint, 'no ActivityId', { ActivityId: undefined }],
    [endpoint, 'an ActivityId that is not a UUID', { ActivityId: 'again' }],
  ]),
  [postComment, 'blanks for a text', { Text: ' \n ' }],
  [postComment, 'a text with control characters', { Text: 'bell\u0007' }],
  [postComment, 'a house beyond all numbers', { HouseId: 4_000_000_000 }],
  [sendContactMessage, 'a name of two lines', { Name: 'Rahima\nBcc: all@example.com' }],
  [register, 'no first name', { FirstName: '  ' }],
  [register, 'a name of two lines', { FirstName: 'a\nb' }],
  [login, 'a message that is not a UUID', { MessageId: 'x' }],
  [saveProfile, 'a missing field', { City: undefined }],
  [saveProfile, 'a date that does not exist', { DateOfBirth: '31-02-1990' }],
  [saveProfile, 'a date in another form', { DateOfBirth: '1990-03-05' }],
  [saveProfile, 'control characters', { Address: 'a\u0000b' }],
  [book, 'a quantity of 0', aPlaceWith({ Quantity: 0 })],
  [book, 'half a room', aPlaceWith({ Quantity: 1.5 })],
  [book, 'a date that does not exist', aPlaceWith({ ArrivalDate: '2026-02-30' })],
  [book, 'no places', { Places: [] }],
  [book, 'too many places', { Places: Array.from({ length: 51 }, () => aPlace()) }],
  [book, 'a negative total', { Payable: -1 }],
  [cancelBooking, 'no refund that was shown', { Confirm: true }],
  [cancelBooking, 'a refund without confirming', { Refund: 1 }],
  [cancelBooking, 'a negative refund', { Confirm: true, Refund: -1 }],
  [bookPool, 'no visitor', { Person: 0 }],
  [bookPool, 'a multitude', { Person: 10_000 }],
  ...[requestFullResort, requestConvention].flatMap((endpoint): [AnyEndpoint, string, object][] => [
    [endpoint, 'a multitude', { Person: 10_000 }],
    [endpoint, 'a date without a time', dates('2026-12-01')],
  ]),
]

test.each(malformed.map(([endpoint, what, changes]) => ({ path: endpoint.path, what, endpoint, changes })))(
  '$path with $what is malformed, and writes nothing',
  async ({ endpoint, changes }) => {
    const answer = await refused(() => send(endpoint, changes))

    expect(answer).toMatchObject({ status: 400, Code: 'malformed' })
  },
)

test.each([
  'HouseArea/House/GetRooms?Take=0',
  'HouseArea/House/GetRooms?Take=1000',
  'HouseArea/House/GetHouses?Colour=red',
  'HouseArea/House/GetHouses?Page=1&Page=2',
  'HouseArea/House/Search?ArrivalTime=2026-02-30&DepartureTime=2026-12-03',
  'BookingArea/Booking/IsAvailable?ArrivalTime=2026-12-01&DepartureTime=2026-12-03&Type=ROOM&Id=1&NumberOfRoom=0',
  'BookingArea/Booking/GetBookings?page=0',
  'BookingArea/Booking/GetBooking/1?Code=1',
  'HouseArea/Comment/GetComments',
  'HouseArea/Comment/DeleteComment/99999999999999999999',
  `Message/OTP/01712345678?activityId=${randomUUID()}`,
])('what is asked for wrongly is malformed: %s', async (path) => {
  expect(await api.raw(path, {}, guest)).toMatchObject({ status: 400, Code: 'malformed' })
})

test.each<[string, AnyEndpoint, object, object]>([
  [
    'First Name is too long: please use at most 60 characters',
    register,
    { FirstName: 'a'.repeat(61) },
    { Field: 'FirstName' },
  ],
  [
    'Please check Last Name: it is missing or cannot be read',
    register,
    { LastName: 'bell\u0007' },
    { Field: 'LastName' },
  ],
  ['Please check Quantity: it is missing or cannot be read', book, aPlaceWith({ Quantity: 0 }), { Field: 'Quantity' }],
])('a refusal names the field as forms do, and for programs: %s', async (Msg, endpoint, changes, Data) => {
  expect(await refused(() => send(endpoint, changes))).toMatchObject({ Code: 'malformed', Msg, Data })
})

/** The statuses of what comes from elsewhere, and of a repeat: reviews, whose repeat has a new key, count it. */
const limited: { limit: BudgetName; endpoint: AnyEndpoint; elsewhere: number; repeat: number }[] = [
  { limit: 'reviewsPerAddress', endpoint: postComment, elsewhere: 200, repeat: 429 },
  { limit: 'reviewsPerDay', endpoint: postComment, elsewhere: 429, repeat: 429 },
  { limit: 'contactsPerAddress', endpoint: sendContactMessage, elsewhere: 200, repeat: 200 },
  { limit: 'contactsPerDay', endpoint: sendContactMessage, elsewhere: 429, repeat: 200 },
  { limit: 'applicationsPerDay', endpoint: applyForJob, elsewhere: 429, repeat: 200 },
  { limit: 'requestsPerGuest', endpoint: requestFullResort, elsewhere: 429, repeat: 200 },
  { limit: 'requestsPerGuest', endpoint: requestConvention, elsewhere: 429, repeat: 200 },
]

test.each(limited.map((row) => ({ ...row, path: row.endpoint.path })))(
  '$limit ends what $path takes, and a repeat does nothing',
  async ({ limit, endpoint, ...statuses }) => {
    api.deps.limits = { ...standardLimits, [limit]: { count: 1, seconds: 3_600 } }
    const ActivityId = randomUUID()
    const first = await send(endpoint, { ActivityId })
    const elsewhere = await send(endpoint, {}, '198.51.100.4')

    const answer = await refused(() => send(endpoint))

    expect(answer).toMatchObject({ status: 429, Code: 'too_many_requests' })
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect([first.status, elsewhere.status]).toEqual([200, statuses.elsewhere])
    const before = await written()
    expect((await send(endpoint, { ActivityId })).status).toBe(statuses.repeat)
    expect(await written()).toEqual(before)
  },
)
