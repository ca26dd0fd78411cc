import { beforeAll, beforeEach, expect, test } from 'vitest'
import { completeProfile, readData, signUp, type TestGuest } from '#tests/support/guests.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import type { TestApi } from '#tests/support/test-api.ts'
import { getProfile } from '#contract/guests/guests.ts'
import { resealIdentityNumbers } from './identity-number.ts'

const OLD = new Uint8Array(32).fill(2)
const NEW = new Uint8Array(32).fill(3)
const warnings: string[] = []
const secrets: TestApi['deps']['secrets'] = { codePepper: new Uint8Array(32).fill(1), identityKeys: [OLD] }
const note = (_: object, message: string) => void warnings.push(message)
const log = { info: () => {}, warn: note, error: note }

const api = shareTestApi({ deps: { secrets, log } })
let guest: TestGuest
beforeAll(async () => {
  guest = await signUp(api)
})
beforeEach(async () => {
  secrets.identityKeys = [OLD]
  await completeProfile(api, guest, { IdentityNumber: '1990123456789' })
  warnings.length = 0
})

const numberOf = async () => readData(getProfile, await api.call(getProfile, {}, { token: guest.token })).IdentityNumber

test('a number whose key is missing is empty and one line of the log', async () => {
  secrets.identityKeys = [NEW]

  const number = await numberOf()

  expect(number).toBe('')
  expect(warnings).toEqual(['an identity number cannot be read: its IDENTITY_KEY is missing'])
  expect(await resealIdentityNumbers(api.deps)).toBe(0)
})

test('saving the rest of a profile does not drop a number that is unreadable, and a new number takes its place', async () => {
  secrets.identityKeys = [NEW]

  await completeProfile(api, guest, { IdentityNumber: '', City: 'Khulna' })
  secrets.identityKeys = [NEW, OLD]
  const back = await numberOf()
  await completeProfile(api, guest, { IdentityNumber: '2001' })

  expect([back, await numberOf()]).toEqual(['••6789', '••2001'])
})
