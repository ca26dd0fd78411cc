import type { enrol, proveCode, signInToDesk } from '#contract/staff/account.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { Problem } from '#contract/problem.ts'
import { can } from '#contract/values/roles.ts'
import type { Db, Transaction } from '../platform/db/db.ts'
import type { Deps, Throws } from '../platform/deps.ts'
import type { Call } from '../platform/http/call.ts'
import { countUseByNetwork } from '../platform/http/count-networks.ts'
import type { DeskBrowser } from '../platform/http/desk-caller.ts'
import {
  closeStaffSession,
  isLocked,
  noteProof,
  openStaffSession,
  stepOf,
  type StaffSession,
  unlockSession,
} from '../platform/sessions/staff-sessions.ts'
import { countTry, countUse } from '../platform/throttle/throttle.ts'
import { rememberBrowser, rememberedBrowser } from './browsers.ts'
import { deskSessionOf, handOver } from './desk-session.ts'
import { logStaffAct } from './log/staff-log.ts'
import { plainCode, storeRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'
import { isPassword, unusedHash } from './secrets/password.ts'
import {
  ensureTotp,
  noteSignIn,
  selectStaffByEmail,
  selectStaffById,
  setEnrolled,
  spendTotpStep,
  type StaffRow,
} from './staff.sql.ts'
import { findTotpStep, makeTotpSecret } from './secrets/totp.ts'
import { openTotp, sealTotp } from './totp-secret.ts'

type SignInDeps = Pick<Deps, 'db' | 'now' | 'secrets' | 'limits' | 'resort'>

/**
 * The first factor. A browser that is remembered needs no second one. From outside the networks of the desk only those sign in who may
 * open the Studio; others are answered as if their password were wrong.
 */
export async function signIn(
  deps: SignInDeps & Throws<'password_wrong'>,
  { body, desk, network }: Call<typeof signInToDesk>,
): Promise<DataOf<typeof signInToDesk>> {
  const email = normalEmail(body.Email)
  const found = await selectStaffByEmail(deps.db, email)
  const account = found && desk.isOutside && !can(found.role, 'content.view', found.content) ? undefined : found
  const browser = account && (await rememberedBrowser(deps, account.id, desk))
  if (browser) await countUse(deps, 'deskSignInsPerAccount', `browser:${browser.id}`)
  else await countPassword(deps, { email, network, isRefused: desk.isOutside && !account })
  const isRight = await isPassword(body.Password, account?.passwordHash ?? unusedHash(deps.limits.passwordCost))
  if (!account || !isRight) {
    if (account) await noteFailure(deps, account.id, 'failedSignIn')
    throw deps.problem('password_wrong', (t) => t.desk.signInWrong)
  }
  if (account.passwordUntil !== null && account.passwordUntil <= deps.now()) {
    throw deps.problem('password_wrong', (t) => t.desk.firstPasswordEnded)
  }

  const isOpen = browser !== undefined && account.enrolledAt !== null
  const token = await deps.db.inTransaction(async (db) => {
    const at = deps.now()
    if (desk.session) await closeStaffSession(db, desk.session.tokenHash, at)
    if (account.totpSealed === '') await ensureTotp(db, account.id, sealTotp(deps, account.id, makeTotpSecret()))
    if (isOpen) await noteEntry(db, at, account.id)
    return openStaffSession(db, at, { staffId: account.id, browserId: browser?.id ?? null, isOpen, isProved: false })
  })
  return handOver(deps, desk, token)
}

/**
 * Counts by the network first: what is refused there counts no more for the account, so no single network makes others wait. Where every password
 * is refused (`isRefused`), tries are counted separately: strangers outside make nobody wait at the desk.
 */
async function countPassword(
  deps: Pick<Deps, 'db' | 'now' | 'limits'>,
  { email, network, isRefused }: { email: string; network: string; isRefused: boolean },
): Promise<void> {
  const there = { network, of: `${email} at ` }
  await countUseByNetwork(deps, 'deskSignInsPerAccount', there)
  await countUseByNetwork(deps, 'deskSignInsPerAccountDay', there)
  await countTry(deps, deps.limits.deskPasswords, `${isRefused ? 'outside' : 'desk'}:${email}`)
}

/** The second factor, and again before what is sensitive. */
export async function proveWithCode(
  deps: SignInDeps & Throws<'unauthenticated' | 'code_wrong'>,
  { body, desk }: Call<typeof proveCode>,
): Promise<DataOf<typeof proveCode>> {
  const { session, account } = await requireStep(deps, desk, ['code', 'signedIn', 'newPassword'])
  await countUse(deps, 'deskCodesPerAccount', String(account.id))
  const code = plainCode(body.Code)

  if (session.openedAt) {
    await notingFailure(deps, account.id, async (db) => {
      await requireCode(db, deps, account, code)
      await noteProof(db, session.tokenHash, deps.now())
      await unlockSession(db, session.tokenHash, deps.now())
    })
    return deskSessionOf(deps, { ...session, provedAt: deps.now(), activeAt: deps.now() })
  }
  const opened = await notingFailure(deps, account.id, async (db) => {
    await requireCode(db, deps, account, code)
    const remembered = body.Remember
      ? await rememberBrowser(db, deps, { staffId: account.id, agent: desk.agent })
      : undefined
    return { remembered, token: await replaceSession(db, deps, session, remembered?.id ?? null) }
  })
  if (opened.remembered) desk.remember(opened.remembered.token)
  return handOver(deps, desk, opened.token)
}

/** Connects an authenticator app, by its first code. From then on the recovery codes that were shown before count. */
export async function enrolApp(
  deps: SignInDeps & Throws<'unauthenticated' | 'code_wrong'>,
  { body, desk }: Call<typeof enrol>,
): Promise<DataOf<typeof enrol>> {
  const { session, account } = await requireStep(deps, desk, ['enrolling'])
  await countUse(deps, 'deskCodesPerAccount', String(account.id))
  const token = await notingFailure(deps, account.id, async (db) => {
    const at = deps.now()
    await requireTotp(db, deps, account, plainCode(body.Code))
    if (!(await setEnrolled(db, account.id, at))) throw deps.problem('unauthenticated', (t) => t.calls.unauthenticated)
    await storeRecoveryCodes(db, deps, account)
    await logStaffAct(db, { at, by: account.id, subject: `staff:${account.id}` }, { Kind: 'enrolled' })
    return replaceSession(db, deps, session, null)
  })
  return handOver(deps, desk, token)
}

export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** The account and session of a browser whose sign-in has come to one of these steps. */
export async function requireStep(
  { db, problem }: Pick<Deps, 'db'> & Throws<'unauthenticated'>,
  { session }: DeskBrowser,
  steps: readonly ReturnType<typeof stepOf>[],
): Promise<{ session: StaffSession; account: StaffRow }> {
  const account = session && steps.includes(stepOf(session)) ? await selectStaffById(db, session.staffId) : undefined
  if (!session || !account) throw problem('unauthenticated', (t) => t.calls.unauthenticated)
  return { session, account }
}

/** The member at a desk that is not locked. */
export async function requireUnlocked(
  deps: Pick<Deps, 'db' | 'now'> & Throws<'unauthenticated' | 'desk_locked'>,
  desk: DeskBrowser,
  steps: readonly ReturnType<typeof stepOf>[],
): Promise<{ session: StaffSession; account: StaffRow }> {
  const found = await requireStep(deps, desk, steps)
  if (isLocked(found.session, deps.now())) throw deps.problem('desk_locked', (t) => t.desk.locked)
  return found
}

/** A transaction that proves a code; a wrong one stays in the log. */
async function notingFailure<T>(
  deps: Pick<Deps, 'db' | 'now'>,
  staffId: number,
  prove: (db: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await deps.db.inTransaction(prove)
  } catch (error) {
    if (error instanceof Problem && error.code === 'code_wrong') await noteFailure(deps, staffId, 'failedCode')
    throw error
  }
}

async function noteFailure(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  staffId: number,
  kind: 'failedSignIn' | 'failedCode',
): Promise<void> {
  await logStaffAct(db, { at: now(), by: null, subject: `staff:${staffId}` }, { Kind: kind })
}

/** What is known now gets a session with a token of its own. */
async function replaceSession(
  db: Db,
  { now }: Pick<Deps, 'now'>,
  { tokenHash, staffId }: StaffSession,
  browserId: number | null,
): Promise<string> {
  await closeStaffSession(db, tokenHash, now())
  await noteEntry(db, now(), staffId)
  return openStaffSession(db, now(), { staffId, browserId, isOpen: true, isProved: true })
}

async function noteEntry(db: Db, at: Date, staffId: number): Promise<void> {
  await noteSignIn(db, staffId, at)
  await logStaffAct(db, { at, by: staffId, subject: `staff:${staffId}` }, { Kind: 'signedIn' })
}

type CodeDeps = Pick<Deps, 'now' | 'secrets'> & Throws<'code_wrong'>

/** A code of the app, or one of the recovery codes: each is good once. */
async function requireCode(db: Db, deps: CodeDeps, account: StaffRow, code: string): Promise<void> {
  if (/^\d*$/.test(code)) return requireTotp(db, deps, account, code)
  if (!(await takeRecoveryCode(db, deps, { id: account.id, code }))) throw codeWrong(deps)
  const use = { at: deps.now(), by: account.id, subject: `staff:${account.id}` } as const
  await logStaffAct(db, use, { Kind: 'usedRecoveryCode' })
}

async function requireTotp(db: Db, deps: CodeDeps, account: StaffRow, code: string): Promise<void> {
  const step = findTotpStep(openTotp(deps, account), code, deps.now())
  if (step === undefined || !(await spendTotpStep(db, account.id, step))) throw codeWrong(deps)
}

function codeWrong({ problem }: Throws<'code_wrong'>) {
  return problem('code_wrong', (t) => t.desk.codeWrong)
}
