import { randomUUID } from 'node:crypto'
import { login, register, requestCode } from '#contract/auth.ts'
import type { Answer, TestApi } from './test-api.ts'

/** What a guest holds who was sent a code. */
export type SentCode = { phone: string; messageId: string; otp: string }

type Press = { activityId?: string; address?: string }

export function callRequestCode(
  api: TestApi,
  { phone, otpFor, activityId = randomUUID(), ...caller }: { phone: string; otpFor: 'LOGIN' | 'REGISTRATION' } & Press,
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
  }: SentCode & Names & Press,
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
  { phone, messageId, otp, activityId = randomUUID(), ...caller }: SentCode & Press,
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
