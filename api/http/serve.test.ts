import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { requestResetCode } from '#contract/auth.ts'
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
  api.deps.limits = { ...standardLimits, codesPerAddress: none, requestsPerGuest: none }
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

test('a malformed request is refused before its caller is known, and an unknown caller before any limit counts', async () => {
  const body = { ActivityId: randomUUID(), ...aRequest }
  const malformed = { ...body, Person: 'many' }
  const send = (sent: object) => api.raw(requestFullResort.path, { method: 'POST', body: JSON.stringify(sent) })

  const answers = [await send(malformed), await send(body)]

  expect(answers.map(({ Code }) => Code)).toEqual(['malformed', 'unauthenticated'])
})
