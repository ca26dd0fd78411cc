import { expect, test } from 'vitest'
import { bookPool, PoolPriceChange } from '#contract/pool.ts'
import { ofBookings, shareTestApi, shareGuests } from '#tests/support/api-of-file.ts'
import { aVisit, booksOf, type VisitBody } from '#tests/support/bookings.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { START, startTestApi, type Answer } from '#tests/support/test-api.ts'
import { createFakeGateway } from '#tests/support/gateways/fake-gateway.ts'

const api = shareTestApi({
  empties: ofBookings,
})
const { guest } = shareGuests(api)

const submit = (body: VisitBody, caller: { token?: string } = { token: guest.token }) =>
  api.call(bookPool, { body }, caller)

async function refused(submit: () => Promise<Answer>): Promise<Answer> {
  const before = await booksOf(api.deps.db)
  const sessions = api.gateway.sessions.length
  const answer = await submit()
  expect(await booksOf(api.deps.db)).toEqual(before)
  expect(api.gateway.sessions).toHaveLength(sessions)
  expect(answer).toMatchObject({ IsError: true, Msg: expect.stringMatching(/\w/) })
  return answer
}

test.each([
  ['no token', {}],
  ['a dead token', { token: 'rst_dead' }],
])('%s books nothing', async (_, caller) => {
  const answer = await refused(() => submit(aVisit(), caller))

  expect(answer).toMatchObject({ status: 401, Code: 'unauthenticated' })
})

test.each([
  ['2026-12-01T15:30', '2026-12-01T14:00', 'End time should be greater than start time.'],
  ['2026-12-02T10:00', '2026-12-01T18:00', 'End date and time should be greater than start date and time.'],
  ['2026-11-20T11:30', '2026-11-20T13:00', 'The visit cannot begin in the past'],
  ['2026-12-01T14:00', '2026-12-01T15:15', 'Times must be in 30-minute steps'],
  ['2026-12-01T14:00', '2026-12-09T14:00', 'A visit can last at most 7 days'],
])('from %s to %s cannot be booked', async (StartingAt, EndingAt, Msg) => {
  const answer = await refused(() => submit(aVisit({ StartingAt, EndingAt })))

  expect(answer).toMatchObject({ status: 422, Code: 'dates_not_available', Msg })
})

test.each<[string, Partial<VisitBody>]>([
  ['amount', { Amount: 899.98 }],
  ['duration', { Duration: 1.499 }],
  ['rate', { CostPerHour: 1 }],
  ['number of people', { Person: 4 }],
])('a tampered %s is refused with the real figures', async (_, tampered) => {
  const answer = await refused(() => submit(aVisit(tampered)))

  expect(answer).toMatchObject({ status: 409, Code: 'price_changed', Msg: 'The price has changed' })
  const people = tampered.Person ?? 3
  expect(PoolPriceChange.parse(answer.Data)).toEqual({ Duration: 1.5, CostPerHour: 200, Amount: people * 300 })
})

test('a visit that costs less than the gateway takes is refused before it is held', async () => {
  const gateway = createFakeGateway()
  const dear = await startTestApi({ deps: { gateway: { ...gateway, limits: { min: 90_001, max: 50_000_000 } } } })
  const [visitor] = await signInGuests(dear.deps.db, 1, START)
  const before = await booksOf(dear.deps.db)

  const answer = await dear.call(bookPool, { body: aVisit() }, { token: visitor?.token })

  expect(answer).toMatchObject({ status: 422, Code: 'amount_too_small' })
  expect(await booksOf(dear.deps.db)).toEqual(before)
  await dear.close()
})

test.each([
  ['no visitor', { Person: 0 }],
  ['a multitude', { Person: 10_000 }],
  ['an amount as text', { Amount: '900' }],
  ['a negative duration', { Duration: -1.5 }],
  ['a date without a time', { StartingAt: '2026-12-01' }],
  ['an hour that does not exist', { EndingAt: '2026-12-01T24:00' }],
  ['no end', { EndingAt: undefined }],
  ['an extra field', { PayPercent: '30%' }],
  ['no ActivityId', { ActivityId: undefined }],
])('%s is malformed', async (_, changes) => {
  const body = JSON.stringify({ ...aVisit(), ...changes })

  const answer = await refused(() => api.raw(bookPool.path, { method: 'POST', body }, { token: guest.token }))

  expect(answer).toMatchObject({ status: 400, Code: 'malformed' })
})

test('a submission cannot be used for another visit', async () => {
  const body = aVisit()
  await submit(body)

  const answer = await refused(() => submit({ ...body, remark: 'All of us can' }))

  expect(answer).toMatchObject({ status: 422, Code: 'activity_reused' })
})

test('visits and stays share one budget of a guest', async () => {
  for (let tried = 0; tried < api.deps.limits.bookingsPerGuest.count; tried += 1) await submit(aVisit({ Amount: 1 }))

  const answer = await refused(() => submit(aVisit()))

  expect(answer).toMatchObject({ status: 429, Code: 'too_many_requests' })
})
