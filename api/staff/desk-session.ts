import type { DeskSession, Member } from '#contract/staff/account.ts'
import { can, capabilitiesOf } from '#contract/values/roles.ts'
import type { Db } from '../platform/db/db.ts'
import type { Deps } from '../platform/deps.ts'
import type { DeskBrowser } from '../platform/http/desk-caller.ts'
import { isLocked, staffSessionOfToken, stepOf, type StaffSession } from '../platform/sessions/staff-sessions.ts'
import { selectAllStaff, selectStaffById } from './staff.sql.ts'
import { recoveryCodesOf } from './recovery-codes.ts'
import { totpAddress } from './secrets/totp.ts'
import { openTotp } from './totp-secret.ts'

type SessionDeps = Pick<Deps, 'db' | 'now' | 'secrets' | 'resort'>

/** The desk as a browser with this session sees it. */
export async function deskSessionOf(deps: SessionDeps, session: StaffSession | undefined): Promise<DeskSession> {
  const step = stepOf(session)
  return {
    Step: step,
    Member: session ? memberOf(session) : null,
    Enrolment: session && step === 'enrolling' ? await enrolmentOf(deps, session) : null,
    Colleagues:
      session && step === 'signedIn' && can(session.role, 'board.read')
        ? await colleaguesOf(deps.db, session.staffId)
        : [],
    IsLocked: session !== undefined && step === 'signedIn' && isLocked(session, deps.now()),
  }
}

/** Hands the browser a new session, and answers the desk as it sees it then. */
export async function handOver(deps: SessionDeps, desk: DeskBrowser, token: string): Promise<DeskSession> {
  desk.setSession(token)
  return deskSessionOf(deps, await staffSessionOfToken(deps, token))
}

function memberOf({ staffId, name, email, role, content, hasPin }: StaffSession): Member {
  return { Id: staffId, Name: name, Email: email, Role: role, Can: capabilitiesOf(role, content), HasPin: hasPin }
}

async function enrolmentOf(deps: SessionDeps, { staffId, email }: StaffSession): Promise<DeskSession['Enrolment']> {
  const account = await selectStaffById(deps.db, staffId)
  if (!account || account.totpSealed === '') return null
  const secret = openTotp(deps, account)
  const address = totpAddress(secret, { issuer: `${deps.resort().brand} Desk`, account: email })
  return { Secret: secret, Address: address, RecoveryCodes: recoveryCodesOf(deps, account) }
}

/** Who else has a PIN. */
async function colleaguesOf(db: Db, staffId: number): Promise<DeskSession['Colleagues']> {
  const all = await selectAllStaff(db)
  return all
    .filter(({ id, endedAt, enrolledAt, pinHash }) => id !== staffId && !endedAt && enrolledAt && pinHash !== '')
    .map(({ id, name }) => ({ Id: id, Name: name }))
}
