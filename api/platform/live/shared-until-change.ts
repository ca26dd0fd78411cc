import QuickLRU from 'quick-lru'
import { shared } from '#api/platform/cache.ts'
import type { Deps } from '../deps.ts'
import { countChangesSince } from './live.sql.ts'

/** `until`: when it ends by itself, as a hold does, although nothing happens. */
export type Fresh<Answer> = { answer: Answer; until?: Date | undefined }

/** A transaction commits sooner after the time that its event bears. */
const LONGEST_TRANSACTION_MS = 60_000
/** What leaves no event, such as a house that was renamed, is this late at most. */
const LONGEST_MS = 10_000
/** Desks look at few things at once. */
const QUESTIONS = 8

/**
 * Shares an answer among all desks that ask the same, until an order, a room or a guest changes. Whether anything did is asked with each
 * call, of the same histories that hints are made of: nobody is answered what was true before their own change, or before the hint that made
 * them ask.
 */
export function sharedUntilChange<Question, Answer>(
  deps: Pick<Deps, 'reads' | 'now'>,
  read: (question: Question) => Promise<Fresh<Answer>>,
): (question: Question) => Promise<Answer> {
  const { reads, now } = deps
  const asked = new QuickLRU<string, () => Promise<Fresh<Answer> & Counted>>({ maxSize: QUESTIONS })

  async function readCounted(question: Question, at: Date): Promise<Fresh<Answer> & Counted> {
    const since = new Date(at.getTime() - LONGEST_TRANSACTION_MS)
    // Counted before it is read: what happens in between may be in the answer, and makes the next call read again.
    const changes = await countChangesSince(reads, since)
    return { ...(await read(question)), since, changes }
  }

  async function isFresh({ until, since, changes }: Fresh<Answer> & Counted): Promise<boolean> {
    return (until === undefined || now() < until) && (await countChangesSince(reads, since)) === changes
  }

  return async (question) => {
    const key = JSON.stringify(question)
    const ask = asked.get(key) ?? shared(deps, (at) => readCounted(question, at), { ms: LONGEST_MS, isFresh })
    asked.set(key, ask)
    const { answer } = await ask()
    return answer
  }
}

type Counted = { since: Date; changes: number }
