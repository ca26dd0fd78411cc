import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { login, register } from '#contract/auth.ts'
import { cancelBooking } from '#contract/cancellations.ts'
import { applyForJob } from '#contract/careers.ts'
import { sendContactMessage } from '#contract/contact.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { saveProfile } from '#contract/guests.ts'
import { book } from '#contract/orders.ts'
import { bookPool } from '#contract/pool.ts'
import { requestConvention, requestFullResort } from '#contract/requests.ts'
import { postComment } from '#contract/reviews.ts'
import { ofBookings, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, booksOf } from '#tests/support/bookings.ts'
import { aCvForm } from '#tests/support/cvs.ts'
import { sentBodies } from '#tests/support/sent-bodies.ts'
import type { Answer } from '#tests/support/test-api.ts'
import { standardLimits, type BudgetName } from '../limits.ts'

const tables = ['review', 'contact_message', 'job_application', ...ofBookings]
const api = shareTestApi({ hasHouses: true, empties: tables })
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
  [postComment, 'too long a text', { Text: 'x'.repeat(2_001) }],
  [postComment, 'a text with control characters', { Text: 'bell\u0007' }],
  [postComment, 'a house beyond all numbers', { HouseId: 4_000_000_000 }],
  [sendContactMessage, 'too long a message', { Message: 'x'.repeat(5_001) }],
  [sendContactMessage, 'a name of two lines', { Name: 'Rahima\nBcc: all@example.com' }],
  [register, 'no first name', { FirstName: '  ' }],
  [register, 'a name that is too long', { LastName: 'x'.repeat(61) }],
  [register, 'a name of two lines', { FirstName: 'a\nb' }],
  [register, 'a number for a code', { OTP: 123456 }],
  [login, 'a message that is not a UUID', { MessageId: 'x' }],
  [saveProfile, 'a field of another type', { FirstName: 7 }],
  [saveProfile, 'a missing field', { City: undefined }],
  [saveProfile, 'a date that does not exist', { DateOfBirth: '31-02-1990' }],
  [saveProfile, 'a date in another form', { DateOfBirth: '1990-03-05' }],
  [saveProfile, 'control characters', { Address: 'a\u0000b' }],
  [saveProfile, 'a line that is too long', { City: 'x'.repeat(81) }],
  [book, 'a quantity of 0', aPlaceWith({ Quantity: 0 })],
  [book, 'half a room', aPlaceWith({ Quantity: 1.5 })],
  [book, 'a quantity as text', aPlaceWith({ Quantity: '1' })],
  [book, 'a date that does not exist', aPlaceWith({ ArrivalDate: '2026-02-30' })],
  [book, 'a moment for a date', aPlaceWith({ ArrivalDate: '2026-12-01T00:00:00Z' })],
  [book, 'an extra field of a place', aPlaceWith({ Price: 1 })],
  [book, 'no places', { Places: [] }],
  [book, 'too many places', { Places: Array.from({ length: 51 }, () => aPlace()) }],
  [book, 'a negative total', { Payable: -1 }],
  [cancelBooking, 'no refund that was shown', { Confirm: true }],
  [cancelBooking, 'a refund without confirming', { Refund: 1 }],
  [cancelBooking, 'a negative refund', { Confirm: true, Refund: -1 }],
  [bookPool, 'no visitor', { Person: 0 }],
  [bookPool, 'a multitude', { Person: 10_000 }],
  [bookPool, 'a negative duration', { Duration: -1.5 }],
  [bookPool, 'an hour that does not exist', { EndingAt: '2026-12-01T24:00' }],
  ...[requestFullResort, requestConvention].flatMap((endpoint): [AnyEndpoint, string, object][] => [
    [endpoint, 'half a person', { Person: 1.5 }],
    [endpoint, 'a multitude', { Person: 10_000 }],
    [endpoint, 'a date without a time', dates('2026-12-01')],
    [endpoint, 'an instant', dates('2026-12-01T10:00:00Z')],
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
  'HouseArea/House/GetRooms?takeReview=51',
  'HouseArea/House/GetHouses?Colour=red',
  'HouseArea/House/GetHouses?Page=1&Page=2',
  'HouseArea/House/GetHouse/Rania%20House',
  'HouseArea/House/Search?ArrivalTime=2026-02-30&DepartureTime=2026-12-03',
  'HouseArea/House/Search?ArrivalTime=01-12-2026&DepartureTime=2026-12-03',
  'BookingArea/Booking/IsAvailable?ArrivalTime=2026-12-01&DepartureTime=2026-12-03&Type=ROOM&Id=1&NumberOfRoom=0',
  'BookingArea/Booking/GetBookings?Take=501',
  'BookingArea/Booking/GetBookings?page=0',
  'BookingArea/Booking/GetBooking/1?Code=1',
  'HouseArea/Comment/GetComments',
  'HouseArea/Comment/GetComments?HouseId=1&Take=501',
  'HouseArea/Comment/DeleteComment/99999999999999999999',
  'GalleryArea/Gallery/GetImages?pageSize=41',
  `Message/OTP/01712345678?activityId=${randomUUID()}`,
])('what is asked for wrongly is malformed: %s', async (path) => {
  expect(await api.raw(path, {}, guest)).toMatchObject({ status: 400, Code: 'malformed' })
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
