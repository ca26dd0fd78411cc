import type { SanityClient } from '@sanity/client'
import { fingerprintQuery } from '../queries.ts'

/** Ends the watching. */
export type StopWatching = () => void

const PUBLISHED = '*[!(_id in path("drafts.**")) && !(_id in path("versions.**"))]'

/** How long after a refusal the listener connects again. The client itself reopens a connection that broke. */
const REOPEN_MS = 1_000

/** Calls `onChange` with everything that is published or removed, and whenever something may have been missed. */
export function listenToLake(client: SanityClient, onChange: () => void): StopWatching {
  let reopening: NodeJS.Timeout | undefined
  let listening = open()

  function open() {
    return client
      .listen(
        PUBLISHED,
        {},
        { events: ['welcome', 'mutation', 'reconnect'], includeResult: false, visibility: 'query' },
      )
      .subscribe({ next: onChange, error: reopen, complete: reopen })
  }

  function reopen(): void {
    onChange()
    reopening = setTimeout(() => {
      listening = open()
    }, REOPEN_MS)
    reopening.unref()
  }

  return () => {
    clearTimeout(reopening)
    listening.unsubscribe()
  }
}

/** Calls `onChange` when the dataset is not what it was, asked every `everyMs`: for changes without a callback. */
export function pollLake(client: SanityClient, everyMs: number, onChange: () => void): StopWatching {
  let known: string | undefined
  const timer = setInterval(() => void look(), everyMs)
  timer.unref()

  async function look(): Promise<void> {
    // Not to know is a reason to look: the reading itself says what is wrong.
    const found = JSON.stringify(await client.fetch(fingerprintQuery).catch(() => undefined))
    if (found === undefined || found !== known) onChange()
    known = found
  }

  return () => clearInterval(timer)
}
