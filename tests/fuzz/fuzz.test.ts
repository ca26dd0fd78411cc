import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createApp } from '#api/app.ts'
import { openSession } from '#api/platform/sessions/sessions.ts'
import { seedHouses } from '#api/catalogue/houses/seed/seed-houses.ts'
import { guestsApi, openApiDocument } from '#api/platform/openapi/document.ts'
import { calls } from '#contract/calls.ts'
import { Envelope, TOKEN_HEADER } from '#contract/endpoint.ts'
import { askCode, completeProfile, signInGuests, type SentCode } from '#tests/support/guests.ts'
import { aPlace, holdOrder } from '#tests/support/bookings.ts'
import { requireFit } from '#tests/support/fits-contract.ts'
import { START, startTestApi, type TestApi, unlimited } from '#tests/support/test-api.ts'
import { requests, type FuzzedRequest, type Known } from './requests.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many requests the API is tried with. */
    fuzzedRequests: number
  }
}

const NEWCOMER = '+8801799000001'

const document = openApiDocument(guestsApi)
const faults: unknown[] = []

let api: TestApi
let known: Known
let guests: ReadonlyMap<string, number>
beforeAll(async () => {
  const log = { info: () => {}, warn: () => {}, error: (details: object) => void faults.push(details) }
  api = await startTestApi({ deps: { limits: unlimited, log } })
  await seedHouses(api.deps.db)
  const [guest, other] = await signInGuests(api.deps.db, 2, START)
  if (!guest || !other) throw new Error('There should be guests')
  for (const someone of [guest, other]) await completeProfile(api, someone)
  const { code, attemptId } = await holdOrder(api, guest)
  const sent = await askCode(api, { phone: NEWCOMER, otpFor: 'REGISTRATION' })
  guests = new Map([
    ['guest', guest.guestId],
    ['other', other.guestId],
  ])
  known = knownValues({ code, attemptId, sent, phones: [guest.phone, other.phone, NEWCOMER] })
})
afterAll(() => api.close())

type Rows = { code: string; attemptId: string; sent: SentCode; phones: string[] }

/** Without them chance would hardly come past the first check of a call. */
function knownValues({ code, attemptId, phones, sent: { messageId, otp } }: Rows): Known {
  const twoNights = { ArrivalDate: '2026-11-25', DepartureDate: '2026-11-27' }
  const dates = ['2026-11-20', '2026-11-25', '2026-11-27', '2026-12-31', '2027-02-28']
  const times = ['2026-11-21T10:00', '2026-11-21T12:30', '2026-11-22T00:00', '2026-11-20T11:30']
  const activityIds = Array.from(
    { length: 40 },
    (_, number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  )
  return new Map<string, readonly unknown[]>([
    ...['ArrivalTime', 'DepartureTime', 'ArrivalDate', 'DepartureDate'].map((name) => [name, dates] as const),
    ...['StartingAt', 'EndingAt', 'FromTime', 'ToTime'].map((name) => [name, times] as const),
    ...['phone', 'Phone', 'phoneNumber', 'PhoneNumber', 'UserName'].map((name) => [name, [...phones]] as const),
    ...['Code', 'id'].map((name) => [name, [code, '1', '0123456789AB']] as const),
    ...['ActivityId', 'activityId'].map((name) => [name, activityIds] as const),
    ['Id', [1, 2, attemptId]],
    ['HouseId', [1, 2, 99]],
    ['gateway', ['fake']],
    ['tran_id', [attemptId]],
    ['MessageId', [messageId]],
    ['OTP', [otp, '000000']],
    ['Places', [[aPlace(twoNights)], [aPlace(twoNights), aPlace({ Id: 2, Type: 'HOUSE' })]]],
    ['RoomCharge', [13_000]],
    ['Tax', [1_950]],
    ['Payable', [14_950]],
    ['Person', [1, 4, 400, 401]],
    ['Quantity', [1, 2]],
    ['CostPerHour', [200]],
    ['Duration', [1, 2.5]],
    ['Amount', [500, 1000]],
  ])
}

/** Guests come with a session of their own each time, since any call may be the one that ends them all. */
async function withSession(headers: FuzzedRequest['headers']): Promise<FuzzedRequest['headers']> {
  const guestId = guests.get(headers[TOKEN_HEADER] ?? '')
  if (guestId === undefined) return headers
  const { token } = await openSession(api.deps.db, guestId, START)
  return { ...headers, [TOKEN_HEADER]: token }
}

/** The answer as the document must promise it. */
async function requireAnswer({ route, method, path, headers, body }: FuzzedRequest): Promise<void> {
  faults.length = 0
  const response = await createApp(api.deps).request(
    `/api/${path}`,
    { method, headers: await withSession(headers), ...(body !== undefined && { body }) },
    { address: '203.0.113.7' },
  )
  const endpoint = calls.find((call) => call.method === method && `/${call.path}` === route)
  const operation = document.paths[route]?.[method === 'GET' ? 'get' : 'post']

  expect(faults).toEqual([])
  expect(Object.keys(operation?.responses ?? {})).toContain(String(response.status))
  expect(response.status).not.toBe(500)
  if (!endpoint) return
  const envelope = Envelope.parse(await response.json())
  requireFit(endpoint, { ...envelope, status: response.status, headers: response.headers })
}

test('for any request the API answers as its document says', async () => {
  const numRuns = inject('fuzzedRequests')

  await fc.assert(
    fc.asyncProperty(requests(document, known, ['guest', 'guest', 'guest', 'other', 'rst_dead', '']), requireAnswer),
    { seed: inject('seed'), numRuns },
  )

  expect(faults).toEqual([])
})
