import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { listMessages } from '#api/messages/outbox.ts'
import { isRegistered, login, register, requestCode } from '#contract/auth.ts'
import { saveProfile, type Profile } from '#contract/guests.ts'
import { callLogin, callRegister, callRequestCode, type SentCode } from './auth-calls.ts'
import type { Answer, TestApi } from './test-api.ts'

export type TestGuest = { token: string; guestId: number; phone: string }

type Newcomer = { phone?: string; firstName?: string; lastName?: string }

/** The phone of a guest of whom nothing else matters; E.164. */
export const PHONE = '+8801712345678'

/** Signs a new guest up as the site does: looked up, code asked for and read from the SMS, registered, signed in. */
export async function signUp(api: TestApi, { phone = PHONE, ...names }: Newcomer = {}): Promise<TestGuest> {
  const known = await api.call(isRegistered, { query: { phoneNumber: phone } })
  if (readData(isRegistered, known)) throw new Error(`${phone} has signed up already`)
  const sent = await askCode(api, { phone, otpFor: 'REGISTRATION' })
  readData(register, await callRegister(api, { ...sent, ...names }))
  return logInWith(api, sent)
}

/** Signs a registered guest in with a new code. */
export async function signIn(api: TestApi, phone: string): Promise<TestGuest> {
  return logInWith(api, await askCode(api, { phone, otpFor: 'LOGIN' }))
}

async function logInWith(api: TestApi, sent: SentCode): Promise<TestGuest> {
  const { Id, Phone, datacontent } = readData(login, await callLogin(api, sent))
  return { token: datacontent, guestId: Id, phone: Phone }
}

/** Asks for a code and reads it from the SMS. */
export async function askCode(
  api: TestApi,
  { phone, otpFor }: { phone: string; otpFor: 'LOGIN' | 'REGISTRATION' },
): Promise<SentCode> {
  const { Id } = readData(requestCode, await callRequestCode(api, { phone, otpFor }))
  return { phone, messageId: Id, otp: await lastCode(api, phone) }
}

/** The code of the newest SMS to a phone (E.164), read as a browser does: from the last line. */
export async function lastCode(api: TestApi, phone: string): Promise<string> {
  const messages = await listMessages(api.deps.db, { limit: 100 })
  const text = messages.find(({ to }) => to === phone)?.text ?? ''
  const code = /#(\d{6})$/.exec(text)?.[1]
  if (code === undefined) throw new Error(`No code was sent to ${phone}`)
  return code
}

/** Tells the resort all that a booking needs to know of its guest. */
export async function completeProfile(
  api: TestApi,
  guest: TestGuest,
  changes: Partial<Profile> = {},
): Promise<Profile> {
  const profile = { ...completeProfileOf(guest), ...changes }
  const body = { ...profile, ActivityId: randomUUID(), Remarks: 'Updated from the site', ChangeLog: 'Updated' }
  return readData(saveProfile, await api.call(saveProfile, { body }, { token: guest.token }))
}

export function completeProfileOf({ guestId, phone }: TestGuest): Profile {
  return {
    Id: guestId,
    Phone: phone,
    FirstName: 'Rahima',
    LastName: 'Khatun',
    Gender: 'Female',
    Email: 'rahima@example.com',
    Country: 'Bangladesh',
    City: 'Dhaka',
    State: 'Dhaka',
    PostalCode: '1207',
    Fax: '',
    Address: '12 Lake Road',
    IdentityType: 'National ID',
    IdentityNumber: '1990123456789',
    IdentityExpireDate: '31-12-2030',
    DateOfBirth: '05-03-1990',
  }
}

/** The `Data` of an answer that should be a success, read by the endpoint's own schema. */
export function readData<Schema extends z.ZodMiniType>(endpoint: { data: Schema }, answer: Answer): z.output<Schema> {
  if (answer.IsError) throw new Error(`Refused with ${answer.status} ${answer.Code}: ${answer.Msg}`)
  return z.parse(endpoint.data, answer.Data)
}
