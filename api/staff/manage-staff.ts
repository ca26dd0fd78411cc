import type { addStaff, endStaff, forgetBrowser, listStaff, resetStaff, setRole } from '#contract/staff/staff.ts'
import type { DataOf } from '#contract/endpoint.ts'
import type { ContentRight, Role } from '#contract/values/roles.ts'
import type { SecretSteps } from '../platform/activity/once-with-secret.ts'
import { approve, type Approval } from '../platform/staff-limits/permit.ts'
import type { Db, Transaction } from '../platform/db/db.ts'
import type { Deps, StudioSignIn, Throws } from '../platform/deps.ts'
import type { Call } from '../platform/http/call.ts'
import { closeSessionsOfBrowser, closeStaffSessionsOf } from '../platform/sessions/staff-sessions.ts'
import { endBrowser, selectRememberedBrowsers } from './browsers.sql.ts'
import { logStaffAct } from './log/staff-log.ts'
import { hashPassword, makePassword } from './secrets/password.ts'
import { normalEmail } from './sign-in.ts'
import {
  clearProofs,
  endAccount,
  insertFirstStaff,
  insertStaff,
  lockAccount,
  lockOwners,
  selectAllStaff,
  selectStaffById,
  updatePassword,
  updateRole,
  type StaffRow,
} from './staff.sql.ts'

type ManageDeps = Pick<Deps, 'db' | 'now' | 'limits'> & { studio: Pick<StudioSignIn, 'endSessions'> | undefined }

export async function listAccounts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<DataOf<typeof listStaff>> {
  const [accounts, browsers] = await Promise.all([selectAllStaff(db), selectRememberedBrowsers(db, now())])
  const byMember = Map.groupBy(browsers, ({ staffId }) => staffId)
  return {
    Data: accounts.map(({ id, name, email, role, content, enrolledAt, pinHash, endedAt, lastSignInAt }) => ({
      Id: id,
      Name: name,
      Email: email,
      Role: role,
      Content: role === 'owner' ? 'edit' : content,
      IsEnrolled: enrolledAt !== null,
      HasPin: pinHash !== '',
      EndedAt: endedAt?.toISOString() ?? null,
      LastSignInAt: lastSignInAt?.toISOString() ?? null,
      Browsers: (byMember.get(id) ?? []).map((browser) => ({
        Id: browser.id,
        Program: browser.program,
        System: browser.system,
        Until: browser.expiresAt.toISOString(),
      })),
    })),
  }
}

type NewAccount = { email: string; name: string; role: Role; content?: ContentRight | undefined }

type ApprovalThrows = Throws<'sign_in_again'>

export async function addAccount(
  deps: ManageDeps & ApprovalThrows & Throws<'already_registered' | 'already_done'>,
  { body: { Email, Name, Role, Content }, permit, once }: Call<typeof addStaff>,
): Promise<DataOf<typeof addStaff>> {
  const account = { email: normalEmail(Email), name: Name, role: Role, content: Content }
  return once(
    await passwordSteps(deps, {
      issue: async (db, password) => insertAccount(db, deps, approve(deps, permit), { ...account, ...password }),
    }),
  )
}

/** Also what an open account needs whose member lost phone and recovery codes. */
export async function resetAccount(
  deps: ManageDeps & ApprovalThrows & Throws<'not_found' | 'already_done'>,
  { body: { MemberId }, permit, once }: Call<typeof resetStaff>,
): Promise<DataOf<typeof resetStaff>> {
  return once(
    await passwordSteps(deps, {
      issue: async (db, { passwordHash }) => resetTo(db, deps, approve(deps, permit), { id: MemberId, passwordHash }),
    }),
  )
}

export async function changeRole(
  deps: ManageDeps & ApprovalThrows & Throws<'not_found' | 'last_owner'>,
  { body: { MemberId, Role, Content }, permit, once }: Call<typeof setRole>,
): Promise<null> {
  return once(async (db) => giveRole(db, deps, approve(deps, permit), { id: MemberId, role: Role, content: Content }))
}

export async function endMember(
  deps: ManageDeps & ApprovalThrows & Throws<'not_found' | 'last_owner'>,
  { body: { MemberId }, permit, once }: Call<typeof endStaff>,
): Promise<null> {
  return once(async (db) => endAccountOf(db, deps, approve(deps, permit), MemberId))
}

export async function forgetRemembered(
  deps: ManageDeps & ApprovalThrows & Throws<'not_found'>,
  { body: { BrowserId }, permit, once }: Call<typeof forgetBrowser>,
): Promise<null> {
  const { now, problem } = deps
  return once(async (db) => {
    const { by } = approve(deps, permit)
    const owner = await endBrowser(db, BrowserId, now())
    if (owner === undefined) throw problem('not_found', (t) => t.desk.unknownBrowser)
    const account = await lockAccount(db, owner)
    await closeSessionsOfBrowser(db, BrowserId, now())
    if (account) deps.studio?.endSessions(account.email)
    await logStaffAct(db, { at: now(), by, subject: `staff:${owner}` }, { Kind: 'forgotBrowser' })
    return null
  })
}

/** Adds an account within a transaction; answers its id. */
export async function insertAccount(
  db: Db,
  { now, problem }: Pick<ManageDeps, 'now'> & Throws<'already_registered'>,
  { by }: Approval,
  account: NewAccount & { passwordHash: string },
): Promise<number> {
  const at = now()
  const content = account.content ?? (account.role === 'studio' ? 'edit' : 'none')
  const id = await insertStaff(db, { ...account, content, at })
  if (id === undefined) throw problem('already_registered', (t) => t.desk.emailInUse)
  await clearProofs(db, id, at)
  const right = content === 'none' ? {} : { Content: content }
  const what = { Kind: 'addedStaff', Role: account.role, ...right } as const
  await logStaffAct(db, { at, by, subject: `staff:${id}` }, what)
  return id
}

export async function resetTo(
  db: Db,
  deps: Pick<ManageDeps, 'now' | 'studio'> & Throws<'not_found'>,
  { by }: Approval,
  { id, passwordHash }: { id: number; passwordHash: string },
): Promise<number> {
  const { email } = await requireAccount(db, deps, id)
  const at = deps.now()
  await updatePassword(db, id, { passwordHash, isGiven: true, at })
  await clearProofs(db, id, at)
  await closeStaffSessionsOf(db, id, at)
  deps.studio?.endSessions(email)
  await logStaffAct(db, { at, by, subject: `staff:${id}` }, { Kind: 'resetStaff' })
  return id
}

export async function giveRole(
  db: Db,
  deps: Pick<ManageDeps, 'now' | 'studio'> & Throws<'not_found' | 'last_owner'>,
  { by }: Approval,
  { id, role, content: chosen }: { id: number; role: Role; content?: ContentRight | undefined },
): Promise<null> {
  if (role !== 'owner') await requireOtherOwner(db, deps, id)
  const before = await requireAccount(db, deps, id)
  const content = chosen ?? before.content
  await updateRole(db, id, { role, content })
  deps.studio?.endSessions(before.email)
  const changed = content === before.content ? {} : { Content: content }
  const what = { Kind: 'setRole', From: before.role, To: role, ...changed } as const
  await logStaffAct(db, { at: deps.now(), by, subject: `staff:${id}` }, what)
  return null
}

export async function endAccountOf(
  db: Db,
  deps: Pick<ManageDeps, 'now' | 'studio'> & Throws<'not_found' | 'last_owner'>,
  { by }: Approval,
  id: number,
): Promise<null> {
  await requireOtherOwner(db, deps, id)
  const { email } = await requireAccount(db, deps, id)
  const at = deps.now()
  await endAccount(db, id, at)
  await clearProofs(db, id, at)
  await closeStaffSessionsOf(db, id, at)
  deps.studio?.endSessions(email)
  await logStaffAct(db, { at, by, subject: `staff:${id}` }, { Kind: 'endedStaff' })
  return null
}

/** The owner of a new installation, where there is no account yet. Answers the password, which is stored nowhere else. */
export async function addFirstOwner(
  { db, now, limits }: Pick<Deps, 'db' | 'now' | 'limits'>,
  email: string,
): Promise<{ email: string; password: string } | undefined> {
  if ((await selectAllStaff(db)).length > 0) return undefined
  const password = makePassword()
  const passwordHash = await hashPassword(password, limits.passwordCost)
  const id = await db.inTransaction(async (transaction) => {
    const added = await insertFirstStaff(transaction, { email, name: 'Owner', passwordHash, at: now() })
    if (added === undefined) return undefined
    const what = { Kind: 'addedStaff', Role: 'owner' } as const
    await logStaffAct(transaction, { at: now(), by: null, subject: `staff:${added}` }, what)
    return added
  })
  return id === undefined ? undefined : { email, password }
}

async function requireAccount(db: Db, { problem }: Throws<'not_found'>, id: number): Promise<StaffRow> {
  const account = await selectStaffById(db, id)
  if (!account) throw problem('not_found', (t) => t.desk.unknownMember)
  return account
}

async function requireOtherOwner(db: Db, { problem }: Throws<'last_owner'>, id: number): Promise<void> {
  const owners = await lockOwners(db)
  if (owners.length === 1 && owners[0] === id) throw problem('last_owner', (t) => t.desk.lastOwner)
}

type Issued = { Id: number; Password: string }

/** A password that is answered once. Within a minute a repeat makes the account another one. */
async function passwordSteps(
  { limits, now, problem }: ManageDeps & Throws<'already_done'>,
  { issue }: { issue: (db: Transaction, password: { passwordHash: string }) => Promise<number> },
): Promise<SecretSteps<Issued>> {
  const password = makePassword()
  const passwordHash = await hashPassword(password, limits.passwordCost)
  const answerOf = (id: number) => ({ resource: String(id), answer: { Id: id, Password: password } })
  return {
    issue: async (db) => answerOf(await issue(db, { passwordHash })),
    async reissue(db, id) {
      await updatePassword(db, Number(id), { passwordHash, isGiven: true, at: now() })
      return answerOf(Number(id))
    },
    tooLate: () => problem('already_done', (t) => t.desk.passwordShown),
  }
}
