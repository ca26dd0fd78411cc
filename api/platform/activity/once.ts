import { Problem } from '#contract/problem.ts'
import type { Transaction } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { selectActivity, storeAnswer } from './activity.sql.ts'
import { canonicalHash, claimOrRecall, forgottenBefore, inFlight, type Activity } from './claim.ts'

type OnceDeps = Pick<Deps, 'db' | 'now'>

/**
 * Does the work of a submission once: the activity, the work and its answer are one transaction. A repeat with the same body within
 * 24 h gets the first answer, a twin waits for it; another body under the same id is `activity_reused`. The answer must be JSON.
 */
export async function once<T>(
  { db, now }: OnceDeps,
  activity: Activity,
  work: (db: Transaction) => Promise<T>,
): Promise<T> {
  return db.inTransaction(async (transaction) => {
    const claim = await claimOrRecall(transaction, activity, now())
    if (claim.state === 'known') {
      if (claim.row.answer === null) throw inFlight()
      return readAnswer<T>(claim.row.answer)
    }
    const result = await work(transaction)
    await storeAnswer(transaction, activity, writeAnswer(result))
    return result
  })
}

/** The stored answer of a repeat, so that it need not pay for what only the first costs; undefined when there is none. */
export async function recall<T>({ db, now }: OnceDeps, activity: Activity): Promise<T | undefined> {
  const row = await selectActivity(db, activity)
  const isRecalled = row && row.requestHash === canonicalHash(activity.body) && row.createdAt > forgottenBefore(now())
  return isRecalled && row.answer !== null ? readAnswer<T>(row.answer) : undefined
}

/** The stored answer of a repeat; otherwise what `first` does. A repeat spends no budget that `first` spends. */
export async function recallOr<T>(deps: OnceDeps, activity: Activity, first: () => Promise<T>): Promise<T> {
  const stored = await recall<T>(deps, activity)
  if (stored !== undefined) return stored
  try {
    return await first()
  } catch (error) {
    // What is in the way may be the work of a twin that was faster: then its answer is this one's.
    const ofTwin = error instanceof Problem ? await recall<T>(deps, activity) : undefined
    if (ofTwin === undefined) throw error
    return ofTwin
  }
}

export function writeAnswer(result: unknown): string {
  return JSON.stringify(result) ?? 'null'
}

/** The text was written from a T of the same route. */
export function readAnswer<T>(text: string): T {
  const answer: T = JSON.parse(text)
  return answer
}
