import * as z from 'zod/mini'
import { type BrowserStorage, parseStored } from '#ui/lib/browser-storage.ts'

/** Bookings that guests have made on the site since someone opened Today in this browser. */
export type BookingNews = {
  /** Their codes: the same list until it changes. */
  codes(): readonly string[]
  /** Called by the tab that listens to the server. */
  add(codes: readonly string[]): void
  /** They were seen. */
  clear(): void
  /** Calls back in every tab, with the codes that are new; answers how to end that. */
  subscribe(onChange: (added: readonly string[]) => void): () => void
}

const KEY = 'DESK_NEW_BOOKINGS'
/** A bound for a browser whose Today is never opened. */
const MAX_CODES = 99
const Codes = z.array(z.string())

/** `target` fires `storage` when another tab has stored something. A browser that stores nothing shows no news. */
export function createBookingNews(storage: BrowserStorage, target: EventTarget): BookingNews {
  const listeners = new Set<(added: readonly string[]) => void>()
  let codes = read()

  function read(): readonly string[] {
    const stored = Codes.safeParse(parseStored(storage.get(KEY)))
    return stored.success ? stored.data : []
  }

  function follow(): void {
    const known = codes
    const stored = read()
    const added = stored.filter((code) => !known.includes(code))
    if (added.length === 0 && stored.length === known.length) return
    codes = stored
    for (const onChange of listeners) onChange(added)
  }

  target.addEventListener('storage', follow)
  return {
    codes: () => codes,
    add(more) {
      storage.set(KEY, JSON.stringify([...new Set([...read(), ...more])].slice(-MAX_CODES)))
      follow()
    },
    clear() {
      storage.remove(KEY)
      follow()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
