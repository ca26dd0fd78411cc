import { coalesced } from '../cache/coalesced.ts'
import type { Deps } from '../deps.ts'
import { countChangesSince } from './live.sql.ts'

/** `until`: when it ends by itself, as a hold does, although nothing happens. */
export type Fresh<Answer> = { answer: Answer; until?: Date | undefined }

/** A transaction commits sooner after the time that its event bears. */
const LONGEST_TRANSACTION_MS = 60_000
/** What leaves no event, such as a house that was renamed, is this late at most. */
const LONGEST_MS = 10_000
/** Desks look at few things at once. The one that nobody has read for the longest time is dropped. */
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
  const asked = new Map<string, () => Promise<Answer>>()
  return (question) => {
    const key = JSON.stringify(question)
    const ask = asked.get(key) ?? sharing(deps, () => read(question))
    asked.delete(key)
    asked.set(key, ask)
    const [oldest = ''] = asked.keys()
    if (asked.size > QUESTIONS) asked.delete(oldest)
    return ask()
  }
}

type Kept<Answer> = { answer: Answer; from: Date; until: Date; since: Date; changes: number }

function sharing<Answer>(
  { reads, now }: Pick<Deps, 'reads' | 'now'>,
  read: () => Promise<Fresh<Answer>>,
): () => Promise<Answer> {
  let kept: Kept<Answer> | undefined

  return coalesced(async () => {
    const from = now()
    // A clock that is set back must not keep an answer for longer.
    const isYoung = kept && kept.from <= from && from < kept.until
    if (kept && isYoung && (await countChangesSince(reads, kept.since)) === kept.changes) return kept.answer
    const since = new Date(from.getTime() - LONGEST_TRANSACTION_MS)
    // Counted before it is read: what happens in between may be in the answer, and makes the next call read again.
    const changes = await countChangesSince(reads, since)
    const { answer, until = later(from) } = await read()
    kept = { answer, from, since, changes, until: until < later(from) ? until : later(from) }
    return answer
  })
}

function later(from: Date): Date {
  return new Date(from.getTime() + LONGEST_MS)
}
