/** What the site keeps in the browser. It never fails: what cannot be kept is simply not there later. */
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

/** The JSON that a browser kept; undefined when there is none, or it was tampered with. */
export function parseStored(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Not ours: nothing is stored.
    return undefined
  }
}
