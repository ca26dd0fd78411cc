import type { LiveHint } from '#contract/live.ts'
import type { Deps } from '../deps.ts'
import { selectChangesSince } from './live.sql.ts'

/** Transactions commit out of order: an event may be seen so long after the time that it bears. */
const OVERLAP_MS = 15_000

/**
 * Answers with each call what changed since the one before: by a guest, a colleague, a job or another process. It reads what is
 * written anyway, so that no booking waits for it.
 */
export function createChanges({ reads, now }: Pick<Deps, 'reads' | 'now'>): () => Promise<LiveHint[]> {
  let seen: ReadonlySet<string> | undefined
  return async () => {
    const changes = await selectChangesSince(reads, new Date(now().getTime() - OVERLAP_MS))
    const fresh = seen === undefined ? [] : changes.filter(({ key }) => !seen?.has(key))
    seen = new Set(changes.map(({ key }) => key))
    const hints = new Map(
      fresh.map(({ topic, subject }) => [`${topic} ${subject}`, { Topic: topic, Subject: subject }]),
    )
    return [...hints.values()]
  }
}
