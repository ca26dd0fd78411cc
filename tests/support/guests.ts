import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { listMessages } from '#api/messages/outbox.ts'
import { isRegistered, login, register, requestCode } from '#contract/auth.ts'
import { saveProfile, type Profile } from '#contract/guests.ts'
import type { Answer, TestApi } from './test-api.ts'

export type TestGuest = { token: string; guestId: number; phone: string }

type Newcomer = { phone?: string; firstName?: string; lastName?: string }

/** The phone of a guest of whom nothing else matters; E.164. */
export const PHONE = '+8801712345678'

/** Signs a new guest up as the site does: looked up, code asked for and read from the SMS, registered, signed in. */
export async function signUp(
  api: TestApi,
  { phone = PHONE, firstName = 'Rahima', lastName = 'Khatun' }: Newcomer = {},
): Promise<TestGuest> {
  const known = await api.call(isRegistered, { query: { phoneNumber: phone } })
  if (known.Data !== false) throw new Error(`${phone} cannot sign up: ${JSON.stringify(known)}`)
  const messageId = await askCode(api, { phone, otpFor: 'REGISTRATION' })
  const otp = await lastCode(api, phone)
  const registered = await api.call(register, {
    body: {
      ActivityId: randomUUID(),
      PhoneNumber: phone,
      FirstName: firstName,
      LastName: lastName,
      MessageId: messageId,
      OTP: otp,
    },
  })
  readData(register, registered)
  return logInWith(api, { phone, messageId, otp })
}

/** Signs a registered guest in with a new code. */
export async function signIn(api: TestApi, phone: string): Promise<TestGuest> {
  const messageId = await askCode(api, { phone, otpFor: 'LOGIN' })
  return logInWith(api, { phone, messageId, otp: await lastCode(api, phone) })
}

async function logInWith(
  api: TestApi,
  { phone, messageId, otp }: { phone: string; messageId: string; otp: string },
): Promise<TestGuest> {
  const answer = await api.call(login, {
    body: { ActivityId: randomUUID(), UserName: phone, Password: '', MessageId: messageId, OTP: otp },
  })
  const { Id, Phone, datacontent } = readData(login, answer)
  return { token: datacontent, guestId: Id, phone: Phone }
}

/** Asks for a code and answers the message's id. */
export async function askCode(
  api: TestApi,
  { phone, otpFor }: { phone: string; otpFor: 'LOGIN' | 'REGISTRATION' },
): Promise<string> {
  const answer = await api.call(requestCode, { params: { phone }, query: { activityId: randomUUID(), otpFor } })
  return readData(requestCode, answer).Id
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
