import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { seal, sealPrefix, unseal } from './seal.ts'

export type SecretDeps = Pick<Deps, 'log'> & { secrets: Pick<Deps['secrets'], 'identityKeys'> }

/** A sealed document number, and whose it is. */
type Sealed = { owner: string; sealed: string }

/** A document number. One that cannot be opened is empty, and logged: it is typed again, and everything else works. */
export function readNumber({ secrets, log }: SecretDeps, { owner, sealed }: Sealed): string {
  const number = openNumber(secrets, { owner, sealed })
  if (!(number instanceof Error)) return number
  log.warn({ err: number, owner }, 'an identity number cannot be read: its IDENTITY_KEY is missing')
  return ''
}

/** An error where none of the keys opens it. */
export function openNumber({ identityKeys: keys }: SecretDeps['secrets'], { owner, sealed }: Sealed): string | Error {
  try {
    return unseal(sealed, { keys, owner })
  } catch (error) {
    return error instanceof Error ? error : new Error('An identity number cannot be read', { cause: error })
  }
}

/** Rows with a sealed number each, in the order of their ids. */
export type SealedRows<Id> = {
  /** Before all of them. */
  first: Id
  ownerOf: (id: Id) => string
  /** Those whose number does not begin with `prefix`. */
  select: (db: Db, question: { prefix: string; after: Id; limit: number }) => Promise<{ id: Id; sealed: string }[]>
  /** Never over a number that was saved in the meantime. Answers how many rows changed. */
  replace: (db: Db, change: { id: Id; from: string; to: string }) => Promise<number>
}

const AT_A_TIME = 100

/** Reseals under the newest key what an older one had sealed, so that the older one can be removed. Returns how many numbers it was. */
export async function resealNumbers<Id>(
  deps: SecretDeps & Pick<Deps, 'db'>,
  { first, ownerOf, select, replace }: SealedRows<Id>,
): Promise<number> {
  const keys = deps.secrets.identityKeys
  const prefix = sealPrefix(keys[0])
  let resealed = 0
  let unreadable = 0
  for (let after = first; ;) {
    const rows = await select(deps.db, { prefix, after, limit: AT_A_TIME })
    for (const { id, sealed } of rows) {
      const owner = ownerOf(id)
      const number = openNumber(deps.secrets, { owner, sealed })
      if (number instanceof Error) unreadable += 1
      else resealed += await replace(deps.db, { id, from: sealed, to: seal(number, { keys, owner }) })
    }
    after = rows.at(-1)?.id ?? after
    if (rows.length < AT_A_TIME) break
  }
  if (unreadable > 0) deps.log.warn({ unreadable }, 'identity numbers cannot be read: their IDENTITY_KEY is missing')
  return resealed
}
