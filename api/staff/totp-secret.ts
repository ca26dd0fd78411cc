import type { Deps } from '../platform/deps.ts'
import { derivedKeys, seal, sealPrefix, unseal, type SealContext } from '../platform/sealing/seal.ts'
import { replaceTotp, selectStaffToReseal } from './staff.sql.ts'

type SecretDeps = { secrets: Pick<Deps['secrets'], 'identityKeys'> }

export function sealTotp(deps: SecretDeps, staffId: number, secret: string): string {
  return seal(secret, contextOf(deps, staffId))
}

/** Throws where the key is missing by which it was sealed: that account has to be reset. */
export function openTotp(deps: SecretDeps, { id, totpSealed }: { id: number; totpSealed: string }): string {
  return unseal(totpSealed, contextOf(deps, id))
}

/** A job: reseals under the newest key what an older one had sealed, so that the older one can be removed. Returns how many secrets it was. */
export async function resealTotpSecrets(deps: SecretDeps & Pick<Deps, 'db' | 'log'>): Promise<number> {
  const [newest] = keysOf(deps)
  let resealed = 0
  for (const row of await selectStaffToReseal(deps.db, sealPrefix(newest))) {
    try {
      const to = sealTotp(deps, row.id, openTotp(deps, row))
      resealed += await replaceTotp(deps.db, { id: row.id, from: row.totpSealed, to })
    } catch (err) {
      deps.log.warn(
        { err, staff: row.id },
        'the authenticator app of staff cannot be read: its IDENTITY_KEY is missing',
      )
    }
  }
  return resealed
}

function contextOf(deps: SecretDeps, staffId: number): SealContext {
  return { keys: keysOf(deps), owner: `staff:${staffId}` }
}

function keysOf({ secrets }: SecretDeps): SealContext['keys'] {
  return derivedKeys(secrets.identityKeys, 'desk-totp')
}
