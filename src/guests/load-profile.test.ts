import { expect, test } from 'vitest'
import { createApiClient } from '#ui/lib/api/api-client.ts'
import { aProfile } from '#tests/support/site-builders.ts'
import { loadProfile } from './load-profile.ts'

const profile = () => Response.json({ IsError: false, Msg: '', Data: aProfile(), Code: null })
const refusal = (status: number, Code: string) =>
  Response.json({ IsError: true, Msg: 'No', Data: null, Code }, { status })

/** A client whose server gives these answers, one by one. */
function clientOf(answers: Response[]) {
  return createApiClient({
    fetch: async () => answers.shift() ?? Promise.reject(new Error('Asked too often')),
    token: () => 'the-token',
    onUnauthorized: () => {},
  })
}

test('a server that fails once is asked again', async () => {
  const loaded = loadProfile(clientOf([refusal(500, 'internal'), profile()]))

  expect(await loaded).toEqual(aProfile())
})

test('a server that fails twice is not asked a third time', async () => {
  const answers = [refusal(503, 'unavailable'), refusal(500, 'internal'), profile()]

  await expect(loadProfile(clientOf(answers))).rejects.toMatchObject({ code: 'internal' })
  expect(answers).toHaveLength(1)
})

test.each([
  [401, 'unauthenticated'],
  [429, 'too_many_requests'],
])('an answer of %s is final', async (status, code) => {
  const answers = [refusal(status, code), profile()]

  await expect(loadProfile(clientOf(answers))).rejects.toMatchObject({ code })
  expect(answers).toHaveLength(1)
})
