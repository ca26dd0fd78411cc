import type { Deps } from '../deps.ts'
import { replaceSealed, selectGuestsToReseal } from './guests.sql.ts'
import { seal, sealPrefix, unseal } from '../sealing/seal.ts'

type SecretDeps = Pick<Deps, 'log'> & { secrets: Pick<Deps['secrets'], 'identityKeys'> }

type Sealed = { id: number; identityNumberSealed: string }

/** A guest's identity number. One that cannot be opened is empty, and logged: the guest types it again, and everything else works. */
export function readIdentityNumber({ secrets, log }: SecretDeps, guest: Sealed): string {
  const number = openNumber(secrets, guest)
  if (!(number instanceof Error)) return number
  log.warn({ err: number, guest: guest.id }, 'an identity number cannot be read: its IDENTITY_KEY is missing')
  return ''
}

/** Whether there is a number that none of the keys opens. */
export function isUnreadable(secrets: SecretDeps['secrets'], guest: Sealed): boolean {
  return openNumber(secrets, guest) instanceof Error
}

const AT_A_TIME = 100

/** A job: reseals under the newest key what an older one had sealed, so that the older one can be removed. Returns how many numbers it was. */
export async function resealIdentityNumbers(deps: SecretDeps & Pick<Deps, 'db'>): Promise<number> {
  const prefix = sealPrefix(deps.secrets.identityKeys[0])
  let resealed = 0
  let unreadable = 0
  for (let after = 0; ;) {
    const guests = await selectGuestsToReseal(deps.db, { prefix, after, limit: AT_A_TIME })
    for (const guest of guests) {
      const number = openNumber(deps.secrets, guest)
      if (number instanceof Error) unreadable += 1
      else resealed += await reseal(deps, guest, number)
    }
    after = guests.at(-1)?.id ?? after
    if (guests.length < AT_A_TIME) break
  }
  if (unreadable > 0) deps.log.warn({ unreadable }, 'identity numbers cannot be read: their IDENTITY_KEY is missing')
  return resealed
}

function openNumber(
  { identityKeys: keys }: SecretDeps['secrets'],
  { id, identityNumberSealed }: Sealed,
): string | Error {
  try {
    return unseal(identityNumberSealed, { keys, owner: ownerOf(id) })
  } catch (error) {
    return error instanceof Error ? error : new Error('An identity number cannot be read', { cause: error })
  }
}

/** Never over a number that was saved in the meantime. Answers how many rows changed. */
function reseal(
  { db, secrets: { identityKeys: keys } }: SecretDeps & Pick<Deps, 'db'>,
  { id, identityNumberSealed: from }: Sealed,
  number: string,
): Promise<number> {
  return replaceSealed(db, { id, from, to: seal(number, { keys, owner: ownerOf(id) }) })
}

/** Whose a sealed identity number is. */
export function ownerOf(guestId: number): string {
  return `guest:${guestId}`
}
