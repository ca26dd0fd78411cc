/** Where the browser stores who has signed in. */
export const USER_KEY = 'USER'

/** Where it stores what is in the cart. */
export const CART_KEY = 'CARTV1.0'

/** Where a tab stores what its visit came from. */
export const SOURCE_KEY = 'SOURCE'

/** What the site stores in the browser. It never throws: what cannot be stored is simply missing later. */
export type BrowserStorage = {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}

/** `open` answers `localStorage` or `sessionStorage`; with cookies blocked even naming them throws. */
export function createBrowserStorage(open: () => Storage): BrowserStorage {
  return {
    get: (key) => attempt(() => open().getItem(key) ?? undefined),
    set: (key, value) => attempt(() => open().setItem(key, value)),
    remove: (key) => attempt(() => open().removeItem(key)),
  }
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    // Denied or full: the site goes on for this visit.
    return undefined
  }
}

/** Stored JSON; undefined when there is none, or it was tampered with. */
export function parseStored(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Not ours: nothing is stored.
    return undefined
  }
}
