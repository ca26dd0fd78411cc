import type { Deps } from '../platform/deps.ts'
import { openNumber, readNumber, resealNumbers, type SecretDeps } from '../platform/sealing/sealed-numbers.ts'
import { replaceSealed, selectGuestsToReseal } from './guests.sql.ts'

type Sealed = { id: number; identityNumberSealed: string }

/** A guest's identity number; empty where it cannot be opened. */
export function readIdentityNumber(deps: SecretDeps, guest: Sealed): string {
  return readNumber(deps, sealedOf(guest))
}

/** Whether there is a number that none of the keys opens. */
export function isUnreadable(secrets: SecretDeps['secrets'], guest: Sealed): boolean {
  return openNumber(secrets, sealedOf(guest)) instanceof Error
}

/** A job: reseals what an older key had sealed. Returns how many numbers it was. */
export async function resealIdentityNumbers(deps: SecretDeps & Pick<Deps, 'db'>): Promise<number> {
  return resealNumbers(deps, { first: 0, ownerOf, select: selectGuestsToReseal, replace: replaceSealed })
}

function sealedOf({ id, identityNumberSealed }: Sealed): { owner: string; sealed: string } {
  return { owner: ownerOf(id), sealed: identityNumberSealed }
}

/** Whose a sealed identity number is. */
export function ownerOf(guestId: number): string {
  return `guest:${guestId}`
}
