import { atTheMachine } from '#api/platform/staff-limits/permit.ts'
import { insertAccount } from '#api/staff/manage-staff.ts'
import { hashPassword } from '#api/staff/secrets/password.ts'
import { totpCode, totpStep } from '#api/staff/secrets/totp.ts'
import { DeskSession, changePassword, enrol, proveCode, signInToDesk } from '#contract/staff/account.ts'
import type { Role } from '#contract/values/roles.ts'
import { anyProblem, type TestApi } from '../test-api.ts'

/** A browser at the desk: its cookies. */
export type Desk = Map<string, string>

export const GIVEN_PASSWORD = 'given-to-begin-with'
export const OWN_PASSWORD = 'seven boats on the Turag'

export type TestStaff = { id: number; email: string; secret: string; recoveryCodes: string[]; desk: Desk }

/** An account as an owner adds it: with a first password, and without an authenticator app. */
export async function anAccount(api: TestApi, role: Role, name = `A ${role}`): Promise<{ id: number; email: string }> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@resort.test`
  const passwordHash = await hashPassword(GIVEN_PASSWORD, api.deps.limits.passwordCost)
  const id = await api.deps.db.inTransaction((db) =>
    insertAccount(db, { ...api.deps, ...anyProblem }, atTheMachine(), { email, name, role, passwordHash }),
  )
  return { id, email }
}

/** A member of staff who has just signed in for the first time, with an authenticator app and a password of their own. */
export async function aMember(api: TestApi, role: Role, name?: string): Promise<TestStaff> {
  const { id, email } = await anAccount(api, role, name)
  const desk: Desk = new Map()
  const begun = await api.call(signInToDesk, { body: { Email: email, Password: GIVEN_PASSWORD } }, { desk })
  const { Secret: secret = '', RecoveryCodes: recoveryCodes = [] } = DeskSession.parse(begun.Data).Enrolment ?? {}
  await api.call(enrol, { body: { Code: codeNow(api, secret) } }, { desk })
  await api.call(changePassword, { body: { Current: '', Password: OWN_PASSWORD } }, { desk })
  return { id, email, secret, recoveryCodes, desk }
}

/** Signs in again in a browser, with the password and the next code of the app. */
export async function signInAgain(
  api: TestApi,
  { email, secret }: Pick<TestStaff, 'email' | 'secret'>,
  { desk = new Map(), Remember = false }: { desk?: Desk; Remember?: boolean } = {},
): Promise<Desk> {
  api.clock.advance(30)
  await api.call(signInToDesk, { body: { Email: email, Password: OWN_PASSWORD } }, { desk })
  await api.call(proveCode, { body: { Code: codeNow(api, secret), Remember } }, { desk })
  return desk
}

/** What the authenticator app shows at the test's time. */
export function codeNow(api: TestApi, secret: string): string {
  return totpCode(secret, totpStep(api.clock.now))
}

/** For tests whose clock jumps: sessions neither end nor lock. */
export async function neverEndSessions({ deps }: TestApi): Promise<void> {
  await deps.db.change(
    "update staff_session set idle_expires_at = '2030-01-01', expires_at = '2030-01-01', active_at = '2030-01-01'",
  )
}

/** Makes it as if every member had just entered a code of the authenticator app. */
export async function proveAll({ deps, clock }: TestApi): Promise<void> {
  await deps.db.change('update staff_session set proved_at = $1', [clock.now])
}
