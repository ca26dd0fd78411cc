import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '#contract/calls.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { PHONE } from '#tests/support/guests.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { codesOf } from '#tests/support/post.ts'
import { sentBodies } from '#tests/support/sent-bodies.ts'
import { type JsonSchema, toJsonSchema } from './json-schema.ts'

const api = shareTestApi()

/** The calls of the specification's section 7, to the letter, with the fields that they carry, apart from their path. */
const specified: readonly (readonly [call: string, fields: string])[] = [
  ['GET HouseArea/House/GetRooms', 'Take Page takeReview'],
  ['GET HouseArea/House/GetHouses', 'Take Page takeReview'],
  ['GET HouseArea/House/GetHouse/{Id}', 'takeReview'],
  ['GET BookingArea/Booking/IsAvailable', 'ArrivalTime DepartureTime NumberOfRoom Type Id'],
  ['GET HouseArea/House/Search', 'Take Page Children Adult ArrivalTime DepartureTime'],
  ['GET HouseArea/Comment/GetComments', 'HouseId Take Page'],
  ['POST HouseArea/Comment/PostComment', 'HouseId Text'],
  ['GET HouseArea/Comment/DeleteComment/{id}', ''],
  ['POST ContactArea/Contact/Add', 'Name PhoneNumber Email Message changeLog'],
  ['GET GalleryArea/Gallery/GetImages', 'category pageSize page'],
  ['GET Message/OTP/{phone}', 'activityId otpFor'],
  ['GET AppUser/isExist', 'phoneNumber'],
  ['POST AppUser/Register', 'PhoneNumber FirstName LastName MessageId OTP'],
  ['POST ManagedArea/Account/Login', 'UserName Password'],
  ['POST MessagingArea/OtpMessage/WebUpdatePassword', 'Phone'],
  ['POST Message/OTP', 'Phone'],
  ['GET AppUser/Profile', ''],
  [
    'POST AppUser/Profile',
    'FirstName LastName Phone Gender Email Country City State PostalCode Fax Address IdentityType IdentityNumber IdentityExpireDate DateOfBirth Id Remarks ChangeLog',
  ],
  ['GET BookingArea/Booking/GetBookings', 'Take page Status'],
  ['GET BookingArea/Booking/GetBooking/{id}', 'Code'],
  ['POST BookingArea/Booking/Book', 'Tax RoomCharge Payable AdvancePaying PayPercent Places'],
  ['POST BookingArea/Booking/FullResort', 'FromTime ToTime Name phone Person Remarks'],
  ['POST BookingArea/Booking/convention', 'StartingAt EndingAt Name phone Person Duration remark'],
  ['POST BookingArea/Booking/SwimmingPool', 'StartingAt EndingAt Name Phone Person Duration CostPerHour Amount remark'],
]

// Beyond the specification's: a login proves the guest by a code (docs/decisions/0003), a booking says who comes (0045), which service charge was
// shown (0072), and where its visit came from (0076).
const added: Readonly<Record<string, readonly string[]>> = {
  'POST BookingArea/Booking/Book': ['Party', 'Service', 'Source'],
  'POST ManagedArea/Account/Login': ['MessageId', 'OTP'],
}

test.each(specified)('the call %s carries its fields by the names of the specification', (call, fields) => {
  const endpoint = requireCall(call)

  const names = [...namesOf(endpoint.query), ...namesOf(endpoint.body)]
  // Every POST also carries an activity id.
  const activity = endpoint.method === 'POST' ? ['ActivityId'] : []
  const wanted = fields === '' ? [] : fields.split(' ')
  expect(names.toSorted()).toEqual([...wanted, ...activity, ...(added[call] ?? [])].toSorted())
})

/** What the specification's sections 3 and 7 read of the answers. */
const answered: readonly (readonly [call: string, fields: string])[] = [
  [
    'GET HouseArea/House/GetHouse/{Id}',
    'Id Name Permalink Description RoomDescription Type RoomPrice Price Available AdultPerRoom ChildrenPerRoom Facalities Images',
  ],
  ['POST ManagedArea/Account/Login', 'Email Icon Id Name Phone datacontent'],
  ['GET Message/OTP/{phone}', 'Id'],
  [
    'GET AppUser/Profile',
    'Id FirstName LastName Phone Gender Email Country City State PostalCode Fax Address IdentityType IdentityNumber IdentityExpireDate DateOfBirth',
  ],
  [
    'GET BookingArea/Booking/GetBooking/{id}',
    'Code PayableAmount Paid Amount Tax Quantity ReservationDate ReleaseDate Status Night ItemCount Type Duration FirstName CreatedAt BookedPlaces',
  ],
  ['GET HouseArea/House/GetRooms', 'Data'],
  ['GET HouseArea/House/Search', 'Data'],
  ['GET BookingArea/Booking/GetBookings', 'Data'],
  ['GET HouseArea/Comment/GetComments', 'data'],
  ['POST BookingArea/Booking/Book', 'PaymentURL'],
  ['POST BookingArea/Booking/SwimmingPool', 'PaymentURL'],
]

test.each(answered)('the answer of %s has the fields of the specification', (call, fields) => {
  expect(namesOf(requireCall(call).data)).toEqual(expect.arrayContaining(fields.split(' ')))
})

/** The fields of what an answer also holds, by their paths; `[]` is each of a list (sections 3 and 7). */
const held: readonly (readonly [call: string, place: string, fields: string])[] = [
  [
    'GET HouseArea/House/Search',
    'Data[]',
    'Id Name Permalink Type RoomPrice Price Night Available AdultPerRoom ChildrenPerRoom Facalities Images',
  ],
  ['GET HouseArea/House/GetHouses', 'Data[]', 'Id Name Permalink Description Price Facalities Images'],
  ['GET HouseArea/House/GetRooms', 'Data[]', 'Id Name Permalink RoomDescription RoomPrice Price Facalities Images'],
  ['GET HouseArea/House/GetHouse/{Id}', 'Facalities[]', 'Name'],
  ['GET HouseArea/House/GetHouse/{Id}', 'Images[]', 'ImagePath ImageFor UploadDate'],
  ['GET HouseArea/Comment/GetComments', 'data[]', 'Id Text User'],
  ['GET HouseArea/Comment/GetComments', 'data[].User', 'FirstName'],
  ['GET GalleryArea/Gallery/GetImages', '[]', 'ImagePath Category'],
  [
    'GET BookingArea/Booking/GetBookings',
    'Data[]',
    'Code PayableAmount Paid Amount Tax Quantity ReservationDate ReleaseDate Status Night ItemCount Type Duration FirstName CreatedAt',
  ],
  ['GET BookingArea/Booking/GetBooking/{id}', 'BookedPlaces[]', 'Name ReservationDate ReleaseDate Quantity Price Type'],
]

test.each(held)('what %s answers has in its %s the fields of the specification', (call, place, fields) => {
  const names = Object.keys(propertiesIn(toJsonSchema(requireCall(call).data, 'output'), place))

  expect(names).toEqual(expect.arrayContaining(fields.split(' ')))
})

/** What the specification fixes of the fields that are sent: the values that a call takes, and one that it refuses. */
const fixed: readonly (readonly [call: string, field: string, taken: readonly unknown[], refused: unknown])[] = [
  ['POST ContactArea/Contact/Add', 'changeLog', [''], 'x'],
  ['GET GalleryArea/Gallery/GetImages', 'category', ['new'], 'old'],
  ['GET BookingArea/Booking/IsAvailable', 'Type', ['ROOM', 'HOUSE'], 'SUITE'],
  ['GET Message/OTP/{phone}', 'otpFor', ['LOGIN', 'REGISTRATION'], 'RESET'],
  ['POST ManagedArea/Account/Login', 'Password', [''], 'secret'],
  ['GET BookingArea/Booking/GetBookings', 'Status', ['all'], 'none'],
  ['POST BookingArea/Booking/Book', 'AdvancePaying', [0], 1],
  ['POST BookingArea/Booking/Book', 'PayPercent', ['100%', '30%'], '50%'],
  ['POST BookingArea/Booking/convention', 'Duration', [1], 2],
  ['POST AppUser/Profile', 'Gender', ['Male', 'Female', 'Other'], 'Any'],
  ['POST AppUser/Profile', 'IdentityType', ['Passport', 'Driving License', 'National ID'], 'Library card'],
]

test.each(fixed)('the call %s takes as its %s what the specification has', (call, field, taken, refused) => {
  const { query, body } = requireCall(call)

  const schema = shapeOf(body)[field] ?? shapeOf(query)[field] ?? z.never()
  expect(taken.filter((value) => !z.safeParse(schema, value).success)).toEqual([])
  expect(z.safeParse(schema, refused).success).toBe(false)
})

test('a booked place carries its number, quantity, type, dates and name', () => {
  const body = toJsonSchema(requireBody('POST BookingArea/Booking/Book'), 'input')

  expect(Object.keys(propertiesIn(body, 'Places[]')).toSorted()).toEqual(
    ['Id', 'Quantity', 'Type', 'ArrivalDate', 'DepartureDate', 'Name'].toSorted(),
  )
})

const CODE = 'ABCDEFGHJKMN'
/** A body that is malformed is refused before anyone asks who sends it. */
const bodies = sentBodies({ guestId: 1, phone: PHONE, token: '' })
const forGuests = calls.filter(({ caller }) => caller === 'guest' || caller === 'session')

/** As section 6 has it: to be read and asked by any visitor. */
const forVisitors = [
  'GET HouseArea/House/GetRooms',
  'GET HouseArea/House/GetHouses',
  'GET HouseArea/House/GetHouse/{Id}',
  'GET BookingArea/Booking/IsAvailable',
  'GET HouseArea/House/Search',
  'GET HouseArea/Comment/GetComments',
  'POST HouseArea/Comment/PostComment',
  'GET HouseArea/Comment/DeleteComment/{id}',
  'POST ContactArea/Contact/Add',
  'GET GalleryArea/Gallery/GetImages',
  'GET Message/OTP/{phone}',
  'GET AppUser/isExist',
  'POST AppUser/Register',
  'POST ManagedArea/Account/Login',
  'POST MessagingArea/OtpMessage/WebUpdatePassword',
  'POST Message/OTP',
]

test('a specified call is open to visitors, or for guests alone, as the specification has it', () => {
  const open = specified
    .map(([call]) => call)
    .filter((call) => !forGuests.some((endpoint) => nameOf(endpoint) === call))

  expect(open.toSorted()).toEqual(forVisitors.toSorted())
})

test.each(forGuests.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  'without a live token %s is refused',
  async (_, endpoint) => {
    const { method, path } = endpoint
    const address = `${path.replaceAll(/\{\w+\}/g, CODE)}${path.includes('{') ? `?Code=${CODE}` : ''}`
    const body = JSON.stringify({ ActivityId: randomUUID(), ...bodies.get(endpoint) })
    const init = method === 'GET' ? { method } : { method, body, headers: { 'content-type': 'application/json' } }

    const answers = [await api.raw(address, init), await api.raw(address, init, { token: 'rst_dead' })]

    expect(codesOf(answers)).toEqual(['unauthenticated', 'unauthenticated'])
  },
)

function requireCall(call: string): AnyEndpoint {
  const endpoint = calls.find((one) => nameOf(one) === call)
  if (!endpoint) throw new Error(`The contract has no ${call}`)
  return endpoint
}

function nameOf({ method, path }: AnyEndpoint): string {
  return `${method} ${path}`
}

function requireBody(call: string): z.ZodMiniType {
  const { body } = requireCall(call)
  if (!body) throw new Error(`${call} has no body`)
  return body
}

function namesOf(schema: z.ZodMiniType | undefined): string[] {
  return Object.keys(shapeOf(schema))
}

function shapeOf(schema: z.ZodMiniType | undefined): Readonly<Record<string, z.core.$ZodType>> {
  return schema instanceof z.ZodMiniObject ? schema.shape : {}
}

/** The properties at a place such as `data[].User`. */
function propertiesIn(schema: JsonSchema, place: string): object {
  const steps = place
    .replaceAll('[]', '.items')
    .split('.')
    .filter((step) => step !== '')
  const found = steps.reduce<unknown>((at, step) => {
    const { items, properties } = JsonObject.parse(at)
    return step === 'items' ? items : properties?.[step]
  }, schema)
  return JsonObject.parse(found).properties ?? {}
}

const JsonObject = z.looseObject({
  items: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
})
