import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isRegistered } from '#contract/guests/sign-in.ts'
import { requestFullResort } from '#contract/booking/requests.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { PHONE } from '#tests/support/guests.ts'
import { sentBodies } from '#tests/support/sent-bodies.ts'
import { standardLimits } from '../limits.ts'

const api = shareTestApi()

test('who takes one network of IPv6 after the other uses up what the wide one around them has', async () => {
  api.deps.limits = { ...standardLimits, lookupsPerAddress: { count: 2, seconds: 3600 } }
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
  api.deps.limits = { ...standardLimits, requestsPerGuest: { count: 0, seconds: 3600 } }
  const body = {
    ActivityId: randomUUID(),
    ...sentBodies({ guestId: 1, phone: PHONE, token: '' }).get(requestFullResort),
  }
  const malformed = { ...body, Person: 'many' }
  const send = (sent: object) => api.raw(requestFullResort.path, { method: 'POST', body: JSON.stringify(sent) })

  const answers = [await send(malformed), await send(body)]

  expect(answers.map(({ Code }) => Code)).toEqual(['malformed', 'unauthenticated'])
})
