import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { isRegistered, requestResetCode } from '#contract/auth.ts'
import { requestFullResort } from '#contract/requests.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { signUp, type TestGuest } from '#tests/support/guests.ts'
import { standardLimits } from '../limits.ts'

const PHONE = '+8801712345678'
const none = { count: 0, seconds: 3600 }

const api = shareTestApi()
let guest: TestGuest
beforeAll(async () => {
  guest = await signUp(api, { phone: PHONE })
  const lookupsPerAddress = { count: 2, seconds: 3600 }
  api.deps.limits = { ...standardLimits, codesPerAddress: none, requestsPerGuest: none, lookupsPerAddress }
})

const aRequest = {
  FromTime: '2026-12-01T12:00',
  ToTime: '2026-12-03T12:00',
  Name: 'Rahima Khatun',
  phone: PHONE,
  Person: 40,
  Remarks: '',
}

test('a call whose limit is used up is refused, by network and by guest alike', async () => {
  const byNetwork = await api.call(requestResetCode, { body: { ActivityId: randomUUID(), Phone: PHONE } })
  const byGuest = await api.call(requestFullResort, { body: { ActivityId: randomUUID(), ...aRequest } }, guest)

  expect([byNetwork, byGuest]).toMatchObject([
    { status: 429, Code: 'too_many_requests' },
    { status: 429, Code: 'too_many_requests' },
  ])
})

test('who takes one network of IPv6 after the other uses up what the wide one around them has', async () => {
  const lookUp = async (address: string) =>
    (await api.call(isRegistered, { query: { phoneNumber: PHONE } }, { address })).Code
  const networks = Array.from({ length: 20 }, (_, index) => `2001:db8:1:${index}::1`)
  const codes: unknown[] = []
  for (const address of networks) codes.push(await lookUp(address))

  const another = await lookUp('2001:db8:2::1')

  expect(codes.filter((code) => code === null)).toHaveLength(16)
  expect(another).toBe(null)
})

test('a malformed request is refused before its caller is known, and an unknown caller before any limit counts', async () => {
  const body = { ActivityId: randomUUID(), ...aRequest }
  const malformed = { ...body, Person: 'many' }
  const send = (sent: object) => api.raw(requestFullResort.path, { method: 'POST', body: JSON.stringify(sent) })

  const answers = [await send(malformed), await send(body)]

  expect(answers.map(({ Code }) => Code)).toEqual(['malformed', 'unauthenticated'])
})
