import type { Deps } from '../deps.ts'

const CACHED_MS = 1_000

/** Calls `read` at most once a second, so each process sees a change up to a second late. */
export function cachedForOneSecond<T>({ now }: Pick<Deps, 'now'>, read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined
  return async () => {
    const at = now().getTime()
    // A clock that is set back must not keep an answer for longer.
    if (last === undefined || Math.abs(at - last.at) >= CACHED_MS) last = { at, answer: read() }
    const asked = last
    try {
      return await asked.answer
    } catch (error) {
      // The next one asks again at once.
      if (last === asked) last = undefined
      throw error
    }
  }
}
