import type { Transaction } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { setResource } from './activity.sql.ts'
import { claimOrRecall, type Activity } from './claim.ts'

const SECRET_REPEATABLE_MS = 60_000

/**
 * `once` for an answer that holds a secret, which is never stored. `issue` answers it with the name under which it can be
 * revoked; a repeat within a minute gets a new one from `reissue`, which revokes the first; a later one throws `tooLate()`.
 */
export async function onceWithSecret<T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  activity: Activity,
  { issue, reissue, tooLate }: SecretSteps<T>,
): Promise<T> {
  return db.inTransaction(async (transaction) => {
    const at = now()
    const claim = await claimOrRecall(transaction, activity, at)
    if (claim.state === 'known' && claim.row.createdAt.getTime() + SECRET_REPEATABLE_MS <= at.getTime()) throw tooLate()
    const { resource, answer } =
      claim.state === 'mine' ? await issue(transaction) : await reissue(transaction, claim.row.resource ?? '')
    await setResource(transaction, activity, resource)
    return answer
  })
}

type Secret<T> = { resource: string; answer: T }

export type SecretSteps<T> = {
  issue: (db: Transaction) => Promise<Secret<T>>
  reissue: (db: Transaction, revoked: string) => Promise<Secret<T>>
  tooLate: () => Error
}
