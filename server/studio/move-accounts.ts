import { endSessions } from 'content-lake/end-sessions'
import { type FormerAccount, moveFormerAccounts } from 'content-lake/former-accounts'
import type { Deps } from '#api/deps.ts'
import { derivedKeys, unseal } from '#api/sealing/seal.ts'
import { adoptAccount, type StudioAccount } from '#api/staff/adopt-account.ts'

type MoveDeps = Pick<Deps, 'db' | 'now' | 'secrets' | 'log'>

/** Accounts that the local Studio had itself become accounts of staff. What cannot be moved now is tried again at the next start. */
export async function moveStudioAccounts(deps: MoveDeps, folder: string): Promise<void> {
  try {
    await moveFormerAccounts(folder, (account) => move(deps, folder, account))
  } catch (err) {
    deps.log.error({ err }, 'the accounts of the Studio could not be moved: the next start tries again')
  }
}

async function move(deps: MoveDeps, folder: string, account: FormerAccount): Promise<boolean> {
  const { log } = deps
  const totp = openTotp(deps, account)
  const { email, name, passwordHash, hasGivenPassword, recoveryCodes } = account
  const content: StudioAccount['content'] = account.role === 'editor' ? 'edit' : 'view'
  const known = { email, name, content, passwordHash, hasGivenPassword, totp, recoveryCodes }
  const outcome = await adoptAccount(deps, known)
  if (outcome === 'unreadable') {
    log.warn({ email }, 'an account of the Studio was not moved: the IDENTITY_KEY of its app is missing')
    return false
  }
  if (outcome === 'ended') {
    endSessions(folder, email)
    log.warn({ email }, 'an account of the Studio was left out: its member was ended at the front desk')
  } else log.info({ email, outcome }, 'an account of the Studio is one of staff now')
  return true
}

function openTotp({ secrets }: MoveDeps, { id, totpSealed, totpStep }: FormerAccount): StudioAccount['totp'] {
  if (totpSealed === '') return undefined
  try {
    const keys = derivedKeys(secrets.identityKeys, 'studio-totp')
    return { secret: unseal(totpSealed, { keys, owner: `studio:${id}` }), lastStep: totpStep }
  } catch {
    return 'unreadable'
  }
}
