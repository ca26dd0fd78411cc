import { can } from '#contract/values/roles.ts'
import type { Transaction } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { logStaffAct } from '../staff-log/staff-log.ts'
import { giveContent, insertAdopted, insertRecoveryCodes, selectAnyStaffByEmail, setTotp } from './staff.sql.ts'
import { formerRecoveryHash } from './recovery-codes.ts'
import { normalEmail } from './sign-in.ts'
import { sealTotp } from './totp-secret.ts'

type AdoptDeps = Pick<Deps, 'db' | 'now' | 'secrets'>

/** An account that the Studio had before there was one directory. */
export type StudioAccount = {
  email: string
  name: string
  content: 'view' | 'edit'
  passwordHash: string
  hasGivenPassword: boolean
  /** Of the authenticator app; undefined where none was connected, and `unreadable` without the key by which it was sealed. */
  totp: { secret: string; lastStep: number } | 'unreadable' | undefined
  /** SHA-256 in base64. */
  recoveryCodes: readonly string[]
}

/**
 * Makes an account of the Studio one of the directory: a new one with the password, the app and the recovery codes that it had; or that
 * of the member with this e-mail address, who keeps those of the desk and may do with the content what both allowed. Doing it twice
 * changes nothing more. An account that was ended at the desk stays ended: answers `ended`. A new one without the key of its app is not
 * added: answers `unreadable`.
 */
export async function adoptAccount(
  deps: AdoptDeps,
  account: StudioAccount,
): Promise<'added' | 'matched' | 'ended' | 'unreadable'> {
  return deps.db.inTransaction(async (db) => {
    const { totp } = account
    if (totp !== 'unreadable' && (await addAdopted(db, deps, { ...account, totp }))) return 'added'
    const member = await selectAnyStaffByEmail(db, normalEmail(account.email))
    if (!member) return 'unreadable'
    if (member.endedAt) return 'ended'
    const isNew = !can(member.role, `content.${account.content}`, member.content)
    if (isNew) {
      await giveContent(db, member.id, account.content)
      const { role } = member
      const what = { Kind: 'setRole', From: role, To: role, Content: account.content } as const
      await logStaffAct(db, { at: deps.now(), by: null, subject: `staff:${member.id}` }, what)
    }
    return 'matched'
  })
}

type Readable = StudioAccount & { totp: Exclude<StudioAccount['totp'], 'unreadable'> }

async function addAdopted(db: Transaction, deps: AdoptDeps, account: Readable): Promise<boolean> {
  const { totp, recoveryCodes } = account
  const at = deps.now()
  const id = await insertAdopted(db, { ...account, email: normalEmail(account.email), at })
  if (id === undefined) return false
  if (totp) {
    await setTotp(db, id, { sealed: sealTotp(deps, id, totp.secret), lastStep: totp.lastStep, at })
    await insertRecoveryCodes(db, id, recoveryCodes.map(formerRecoveryHash))
  }
  const what = { Kind: 'addedStaff', Role: 'studio', Content: account.content } as const
  await logStaffAct(db, { at, by: null, subject: `staff:${id}` }, what)
  return true
}
