import { randomUUID } from 'node:crypto'
import { login, register, requestCode } from '#contract/auth.ts'
import { saveProfile } from '#contract/guests.ts'
import { createApiClient, type ApiClient } from '#ui/lib/api/api-client.ts'
import { completeProfileOf } from '#tests/support/guests.ts'
import type { RunningServer } from '#tests/support/start-server.ts'

/** A guest whose every call may go to another process, as a balancer sends them. */
export type Visitor = { token: string; at(server: RunningServer): ApiClient }

export function clientAt({ url }: RunningServer, token?: string): ApiClient {
  return createApiClient({ fetch, baseUrl: `${url}/api/`, token: () => token, onUnauthorized: () => {} })
}

/** Signs a newcomer up: each step at another of the two processes than the step before. */
export async function signUpAcross(one: RunningServer, other: RunningServer, phone: string): Promise<Visitor> {
  const query = { activityId: randomUUID(), otpFor: 'REGISTRATION' } as const
  const { Id: MessageId } = await clientAt(one).call(requestCode, { params: { phone }, query })
  const OTP = await codeFrom(other, phone)
  const names = { FirstName: 'Rahima', LastName: 'Khatun' }
  const proof = { MessageId, OTP }
  await clientAt(other).call(register, {
    body: { ActivityId: randomUUID(), PhoneNumber: phone, ...names, ...proof },
  })
  const { datacontent: token, Id } = await clientAt(one).call(login, {
    body: { ActivityId: randomUUID(), UserName: phone, Password: '', ...proof },
  })
  const profile = completeProfileOf({ guestId: Id, phone, token })
  const submission = { ActivityId: randomUUID(), Remarks: '', ChangeLog: '' }
  await clientAt(other, token).call(saveProfile, { body: { ...profile, ...submission } })
  return { token, at: (server) => clientAt(server, token) }
}

async function codeFrom(server: RunningServer, phone: string): Promise<string> {
  const text = await server.newestMessage(phone)
  const code = /#(\d{6})$/.exec(text ?? '')?.[1]
  if (code === undefined) throw new Error(`No code was sent to ${phone}`)
  return code
}
