import { expect, test } from 'vitest'
import { answered, clientBefore } from '#tests/support/answering-client.ts'
import { aProfile } from '#tests/support/site-builders.ts'
import { loadProfile } from './load-profile.ts'

const profile = () => Response.json(answered(aProfile()))
const refusal = (status: number, Code: string) =>
  Response.json({ IsError: true, Msg: 'No', Data: null, Code }, { status })

/** A client whose server gives these answers, one by one. */
const clientOf = (answers: Response[]) => clientBefore(() => answers.shift() ?? expect.fail('Asked too often')).client

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
