import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { deleteStaff, insertStaff, selectForSignIn, selectStaff, updatePassword, updateRole } from './accounts.sql.ts'
import {
  hashPassword,
  isPassword,
  makePassword,
  nobodysHash,
  type PasswordCost,
  SHORTEST_PASSWORD,
  standardCost,
} from './secrets/password.ts'
import { isSimplePassword } from './secrets/simple-password.ts'
import type { StaffMember, StaffRole } from '../core/lake-env.ts'
import { deleteTotp } from './proofs.sql.ts'
import { deleteTokensOf } from './tokens.ts'

type Deps = { database: DatabaseSync; now: () => Date; cost?: PasswordCost | undefined }
type AccountDeps = Omit<Deps, 'now'>

/** What a person reads who asked for something that cannot be. */
export class StaffProblem extends Error {}

type NewStaff = {
  email: string
  role: StaffRole
  name?: string | undefined
  password?: string | undefined
  /** They have to choose another one when they sign in. */
  isGiven?: boolean
}

/** Makes an account. Answers its password, which is stored nowhere else. */
export function addStaff(
  { database, now, cost = standardCost }: Deps,
  { email, role, name, password: chosen, isGiven = false }: NewStaff,
): string {
  const address = normalEmail(email)
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) throw new StaffProblem(`${email} is not an e-mail address.`)
  const shownName = name ?? nameFrom(address)
  if (chosen !== undefined) refuseWeak(chosen, { email: address, name: shownName })
  const password = chosen ?? makePassword()
  const id = `staff${randomBytes(8).toString('hex')}`
  const isAdded = insertStaff(database, {
    id,
    email: address,
    name: shownName,
    role,
    passwordHash: hashPassword(password, cost),
    isGiven,
    createdAt: now().getTime(),
  })
  if (!isAdded) throw new StaffProblem(`${address} has an account already. To give it a new password: reset.`)
  return password
}

/** Gives an account a new password, which is to be changed at the next sign-in, and ends its sessions and its app. Answers the password. */
export function resetPassword({ database, cost = standardCost }: AccountDeps, email: string, chosen?: string): string {
  const { id, ...member } = memberBy(database, email)
  if (chosen !== undefined) refuseWeak(chosen, member)
  const password = chosen ?? makePassword()
  updatePassword(database, id, { passwordHash: hashPassword(password, cost), isGiven: true })
  deleteTotp(database, id)
  deleteTokensOf(database, id)
  return password
}

/** The member's own choice. Their other sessions end: the old password may be known to others. */
export async function choosePassword(
  { database, cost = standardCost }: AccountDeps,
  email: string,
  password: string,
): Promise<void> {
  const found = selectForSignIn(database, normalEmail(email))
  if (found === undefined) throw new StaffProblem(`${normalEmail(email)} has no account.`)
  refuseWeak(password, found.member)
  if (await isPassword(password, found.passwordHash)) {
    throw new StaffProblem('That is the password you have: choose another one.')
  }
  updatePassword(database, found.member.id, { passwordHash: hashPassword(password, cost), isGiven: false })
  deleteTokensOf(database, found.member.id)
}

/** Takes an account away; its sessions end at once. */
export function removeStaff({ database }: AccountDeps, email: string): void {
  const member = memberBy(database, email)
  refuseLastEditor(database, member)
  deleteStaff(database, member.id)
}

/** What an account may do from now on, in its open sessions, too. */
export function changeRole({ database }: AccountDeps, email: string, role: StaffRole): void {
  const member = memberBy(database, email)
  if (role !== 'editor') refuseLastEditor(database, member)
  updateRole(database, member.id, role)
}

/** The first editor, where there is no account yet; the password is known now and never again. */
export function addFirstStaff(deps: Deps, email: string): { email: string; password: string } | undefined {
  if (selectStaff(deps.database).length > 0) return undefined
  return { email, password: addStaff(deps, { email, role: 'editor', name: 'First editor', isGiven: true }) }
}

/** Who that is, if the password is theirs. An account that does not exist takes as long as a wrong password. */
export async function signIn(
  { database, cost = standardCost }: AccountDeps,
  { email, password }: { email: string; password: string },
): Promise<StaffMember | undefined> {
  const found = selectForSignIn(database, normalEmail(email))
  const isRight = await isPassword(password, found?.passwordHash ?? nobodysHash(cost))
  return isRight ? found?.member : undefined
}

export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}

function memberBy(database: DatabaseSync, email: string): StaffMember {
  const found = selectForSignIn(database, normalEmail(email))
  if (found === undefined) throw new StaffProblem(`${normalEmail(email)} has no account.`)
  return found.member
}

function refuseLastEditor(database: DatabaseSync, { id, email }: StaffMember): void {
  if (selectStaff(database).some((other) => other.role === 'editor' && other.id !== id)) return
  throw new StaffProblem(`${email} is the only editor: add another one first.`)
}

function refuseWeak(password: string, member: { email: string; name: string }): void {
  if (password.length < SHORTEST_PASSWORD)
    throw new StaffProblem(`The password is too short: ${SHORTEST_PASSWORD} characters at least.`)
  if (isSimplePassword(password, member))
    throw new StaffProblem(
      'The password is easy to guess: choose three or four words that have nothing to do with each other, with you or with the resort.',
    )
}

/** `rahim.uddin@…` is shown as Rahim Uddin. */
function nameFrom(email: string): string {
  const words = email.replace(/@.*/, '').split(/[._-]+/)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
