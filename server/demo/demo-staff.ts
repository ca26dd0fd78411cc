import { atTheMachine } from '#api/platform/staff-limits/permit.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Deps } from '#api/platform/deps.ts'
import { insertAccount } from '#api/staff/manage-staff.ts'
import { hashPassword, makePassword } from '#api/staff/secrets/password.ts'
import { totpCode, totpStep } from '#api/staff/secrets/totp.ts'
import { problem } from '#api/platform/worded-problem.ts'
import { changePassword, enrol, proveCode, signInToDesk } from '#contract/staff/account.ts'
import { readDeskOrder } from '#contract/reception/orders.ts'
import type { Role } from '#contract/values/roles.ts'
import type { DemoClient } from './demo-client.ts'

type Office = { client: DemoClient; db: Db; now: () => Date; limits: Deps['limits'] }

/** A member of staff of whom only the demo knows password and authenticator app. */
export type DemoMember = { email: string; password: string; secret: string; desk: Map<string, string> }

/** Adds an account as `npm run staff` does, and signs in to it for the first time. */
export async function addMember(
  { client, db, now, limits }: Office,
  { name, role }: { name: string; role: Role },
): Promise<DemoMember> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@resort.example`
  const [given, password] = [makePassword(), makePassword()]
  const passwordHash = await hashPassword(given, limits.passwordCost)
  await db.inTransaction((transaction) => {
    return insertAccount(transaction, { now, problem }, atTheMachine(), { email, name, role, passwordHash })
  })
  const desk = new Map<string, string>()
  const { Enrolment } = await client.call(signInToDesk, { body: { Email: email, Password: given } }, { desk })
  const secret = Enrolment?.Secret ?? ''
  await client.call(enrol, { body: { Code: totpCode(secret, totpStep(now())) } }, { desk })
  await client.call(changePassword, { body: { Current: '', Password: password } }, { desk })
  return { email, password, secret, desk }
}

/** Signs in again: a desk that was left alone is locked. */
export async function signInDemoStaff(
  { client, now }: Office,
  { email, password, secret, desk }: DemoMember,
): Promise<void> {
  desk.clear()
  await client.call(signInToDesk, { body: { Email: email, Password: password } }, { desk })
  await client.call(proveCode, { body: { Code: totpCode(secret, totpStep(now())), Remember: false } }, { desk })
}

/** The rooms of an order as the desk shows them now. */
export async function roomsOf(
  { client }: Office,
  { desk }: DemoMember,
  code: string,
): Promise<{ Id: number; Version: number }[]> {
  const { Stays } = await client.call(readDeskOrder, { params: { Code: code } }, { desk })
  return Stays.map(({ Id, Version }) => ({ Id, Version }))
}
