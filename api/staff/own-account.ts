import type {
  changePassword,
  lockDesk,
  readDeskSession,
  setPin,
  signOutOfDesk,
  switchTo,
} from '#contract/staff/account.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { can } from '#contract/values/roles.ts'
import type { Deps, Throws } from '../platform/deps.ts'
import type { Call } from '../platform/http/call.ts'
import {
  closeStaffSession,
  closeStaffSessionsOf,
  isProvedLately,
  lockSession,
  openStaffSession,
  unlockSession,
} from '../platform/sessions/staff-sessions.ts'
import { countUse } from '../platform/throttle/throttle.ts'
import { deskSessionOf, handOver } from './desk-session.ts'
import { logStaffAct } from './log/staff-log.ts'
import { hashPassword, isPassword, isSimplePin } from './secrets/password.ts'
import { isSimplePassword } from './secrets/simple-password.ts'
import { requireStep, requireUnlocked } from './sign-in.ts'
import { givePinTriesBack, selectStaffById, takePinTry, updatePassword, updatePin } from './staff.sql.ts'

type AccountDeps = Pick<Deps, 'db' | 'now' | 'secrets' | 'limits' | 'resort' | 'studio'>

export async function readOwnSession(
  deps: AccountDeps,
  { desk }: Call<typeof readDeskSession>,
): Promise<DataOf<typeof readDeskSession>> {
  return deskSessionOf(deps, desk.session)
}

/** Ends all other sessions of the account, those of the Studio too: the old password may be known to others. */
export async function changeOwnPassword(
  deps: AccountDeps & Throws<'unauthenticated' | 'password_wrong' | 'too_simple' | 'desk_locked'>,
  { body, desk }: Call<typeof changePassword>,
): Promise<DataOf<typeof changePassword>> {
  const { session, account } = await requireUnlocked(deps, desk, ['newPassword', 'signedIn'])
  await countUse(deps, 'deskCodesPerAccount', `password:${account.id}`)
  const isOwnAlready = await isPassword(body.Password, account.passwordHash)
  if (!session.hasGivenPassword && !(await isPassword(body.Current, account.passwordHash))) {
    // It was changed before, by a call whose answer was lost.
    if (isOwnAlready) return deskSessionOf(deps, session)
    throw deps.problem('password_wrong', (t) => t.desk.passwordWrong)
  }
  const { brand, address, email } = deps.resort()
  const known = [account.name, account.email, brand, address, email]
  if (isSimplePassword(body.Password, known)) throw deps.problem('too_simple', (t) => t.desk.passwordSimple)
  if (isOwnAlready) throw deps.problem('too_simple', (t) => t.desk.passwordSame)
  const passwordHash = await hashPassword(body.Password, deps.limits.passwordCost)
  await deps.db.inTransaction(async (db) => {
    const at = deps.now()
    await updatePassword(db, account.id, { passwordHash, isGiven: false, at })
    await closeStaffSessionsOf(db, account.id, at, session.tokenHash)
    deps.studio?.endSessions(account.email)
    await logStaffAct(db, { at, by: account.id, subject: `staff:${account.id}` }, { Kind: 'changedPassword' })
  })
  return deskSessionOf(deps, { ...session, hasGivenPassword: false })
}

export async function setOwnPin(
  deps: AccountDeps & Throws<'unauthenticated' | 'sign_in_again' | 'too_simple' | 'desk_locked'>,
  { body, desk }: Call<typeof setPin>,
): Promise<DataOf<typeof setPin>> {
  const { session, account } = await requireUnlocked(deps, desk, ['signedIn'])
  if (!isProvedLately(session, deps.now())) throw deps.problem('sign_in_again', (t) => t.desk.proveAgain)
  if (isSimplePin(body.Pin)) throw deps.problem('too_simple', (t) => t.desk.pinSimple)
  const pinHash = await hashPassword(body.Pin, deps.limits.passwordCost)
  await deps.db.inTransaction(async (db) => {
    await updatePin(db, account.id, pinHash)
    await logStaffAct(db, { at: deps.now(), by: account.id, subject: `staff:${account.id}` }, { Kind: 'setPin' })
  })
  return deskSessionOf(deps, { ...session, hasPin: true })
}

const PIN_TRIES = 5

/** Another member takes over a browser that is signed in, or the same one unlocks it. What is done from then on is theirs. */
export async function takeOver(
  deps: AccountDeps & Throws<'unauthenticated' | 'pin_wrong' | 'pin_blocked' | 'not_found'>,
  { body, desk }: Call<typeof switchTo>,
): Promise<DataOf<typeof switchTo>> {
  const { session } = await requireStep(deps, desk, ['signedIn'])
  const isSame = body.MemberId === session.staffId
  // Who has nothing to do at the desk has no colleagues there whose PIN they could try.
  const mayTry = isSame || can(session.role, 'board.read')
  const member = mayTry ? await selectStaffById(deps.db, body.MemberId) : undefined
  if (!member?.enrolledAt || member.pinHash === '') throw deps.problem('not_found', (t) => t.desk.unknownMember)
  // Taken before the PIN is compared: tries that are made at once are all counted.
  if (!(await takePinTry(deps.db, member.id, PIN_TRIES))) throw deps.problem('pin_blocked', (t) => t.desk.pinBlocked)
  if (!(await isPassword(body.Pin, member.pinHash))) {
    const attempt = { at: deps.now(), by: session.staffId, subject: `staff:${member.id}` } as const
    await logStaffAct(deps.db, attempt, { Kind: 'failedPin' })
    throw deps.problem('pin_wrong', (t) => t.desk.pinWrong)
  }

  const token = await deps.db.inTransaction(async (db) => {
    const at = deps.now()
    await givePinTriesBack(db, member.id)
    if (isSame) {
      await unlockSession(db, session.tokenHash, at)
      return undefined
    }
    await closeStaffSession(db, session.tokenHash, at)
    const what = { Kind: 'switchedTo', From: session.name } as const
    await logStaffAct(db, { at, by: member.id, subject: `staff:${member.id}` }, what)
    const { browserId, expiresAt } = session
    return openStaffSession(db, at, { staffId: member.id, browserId, isOpen: true, isProved: false, expiresAt })
  })
  const unlocked = { ...session, activeAt: deps.now() }
  return token === undefined ? deskSessionOf(deps, unlocked) : handOver(deps, desk, token)
}

/** Locks this browser at once. */
export async function lockOwnDesk(
  deps: AccountDeps & Throws<'unauthenticated'>,
  { desk }: Call<typeof lockDesk>,
): Promise<DataOf<typeof lockDesk>> {
  const { session } = await requireStep(deps, desk, ['signedIn'])
  await lockSession(deps.db, session.tokenHash)
  return deskSessionOf(deps, { ...session, activeAt: new Date(0) })
}

export async function signOut(
  deps: AccountDeps,
  { desk }: Call<typeof signOutOfDesk>,
): Promise<DataOf<typeof signOutOfDesk>> {
  const { session } = desk
  desk.setSession(undefined)
  if (session) {
    await deps.db.inTransaction(async (db) => {
      const { staffId, tokenHash } = session
      await closeStaffSession(db, tokenHash, deps.now())
      await logStaffAct(db, { at: deps.now(), by: staffId, subject: `staff:${staffId}` }, { Kind: 'signedOut' })
    })
  }
  return deskSessionOf(deps, undefined)
}
