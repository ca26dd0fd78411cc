import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Db } from '#api/platform/db/db.ts'
import { selectNewestMessages } from '#api/platform/messages/outbox.sql.ts'
import { openSession } from '#api/platform/sessions/sessions.ts'
import { isRegistered, login, register, requestCode } from '#contract/guests/sign-in.ts'
import { saveProfile, type Profile } from '#contract/guests/guests.ts'
import { aProfile } from './site-builders.ts'
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
export async function askCode(api: TestApi, asked: { phone: string; otpFor: OtpFor } & Submission): Promise<SentCode> {
  const { phone } = asked
  const { Id } = readData(requestCode, await callRequestCode(api, asked))
  return { phone, messageId: Id, otp: await lastCode(api, phone) }
}

/** The code of the newest SMS to a phone (E.164), read as a browser does: from the last line. */
export async function lastCode(api: TestApi, phone: string): Promise<string> {
  const messages = await selectNewestMessages(api.deps.db, 100)
  const text = messages.find(({ to }) => to === phone)?.text ?? ''
  const code = /#(\d{6})$/.exec(text)?.[1]
  if (code === undefined) throw new Error(`No code was sent to ${phone}`)
  return code
}

/** Saves the profile that a booking needs. */
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
  return aProfile({ Id: guestId, Phone: phone, State: 'Dhaka' })
}

/** The `Data` of an answer that should be a success, read by the endpoint's own schema. */
export function readData<Schema extends z.ZodMiniType>(endpoint: { data: Schema }, answer: Answer): z.output<Schema> {
  if (answer.IsError) throw new Error(`Refused with ${answer.status} ${answer.Code}: ${answer.Msg}`)
  return z.parse(endpoint.data, answer.Data)
}

export type SignedIn = { guestId: number; token: string; phone: string }

/** Guests who are signed in, with complete profiles, made without the one-time codes that each would wait for. */
export async function signInGuests(db: Db, count: number, at: Date): Promise<SignedIn[]> {
  const guests: SignedIn[] = []
  for (let index = 0; index < count; index += 1) guests.push(await signInGuest(db, index, at))
  return guests
}

export async function signInGuest(db: Db, index: number, at: Date): Promise<SignedIn> {
  const phone = `+88018${String(index).padStart(8, '0')}`
  const [guest] = await db.query<{ id: number }>(
    `insert into guest (phone, first_name, last_name, identity_type, identity_number_sealed, identity_expires, born, created_at)
     values ($1, $2, 'Rahman', 'National ID', 'sealed', '2030-01-01', '1990-01-01', $3) returning id`,
    [phone, `Guest${index}`, at],
  )
  if (!guest) throw new Error('The guest was not stored')
  const { token } = await openSession(db, guest.id, at)
  return { guestId: guest.id, token, phone }
}

/** What a guest holds who was sent a code. */
export type SentCode = { phone: string; messageId: string; otp: string }

type OtpFor = z.input<typeof requestCode.query>['otpFor']

type Submission = { activityId?: string; address?: string; stamp?: string }

export function callRequestCode(
  api: TestApi,
  { phone, otpFor, activityId = randomUUID(), ...caller }: { phone: string; otpFor: OtpFor } & Submission,
): Promise<Answer> {
  return api.call(requestCode, { params: { phone }, query: { activityId, otpFor } }, caller)
}

type Names = { firstName?: string; lastName?: string }

export function callRegister(
  api: TestApi,
  {
    phone,
    messageId,
    otp,
    activityId = randomUUID(),
    firstName = 'Rahima',
    lastName = 'Khatun',
    ...caller
  }: SentCode & Names & Submission,
): Promise<Answer> {
  const body = {
    ActivityId: activityId,
    PhoneNumber: phone,
    FirstName: firstName,
    LastName: lastName,
    MessageId: messageId,
    OTP: otp,
  }
  return api.call(register, { body }, caller)
}

export function callLogin(
  api: TestApi,
  { phone, messageId, otp, activityId = randomUUID(), ...caller }: SentCode & Submission,
): Promise<Answer> {
  const body = { ActivityId: activityId, UserName: phone, Password: '' as const, MessageId: messageId, OTP: otp }
  return api.call(login, { body }, caller)
}

/** Six digits that are not the code. */
export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000'
}

/** All that signing in writes, but for the tries of a code and the counters of budgets: those count refusals too. */
export async function authRows({ deps: { db } }: TestApi): Promise<object> {
  return {
    guests: await db.query('select * from guest order by id'),
    sessions: await db.query('select * from guest_session order by token_hash'),
    codes: await db.query(
      'select id, phone, purpose, code_mac, expires_at, spent_at, login_until from one_time_code order by id',
    ),
    messages: await db.query('select * from outbox order by id'),
    activities: await db.query('select * from activity order by principal, route, activity_id'),
  }
}
