import type { Deps } from './deps.ts'

type Sharing<Answer> = {
  /** How old an answer may be. */
  ms?: number
  /** Whether a young answer is still true; without it, it is. */
  isFresh?: (answer: Answer) => Promise<boolean>
}

/**
 * Shares what was read until it is too old or has changed. Callers that come while a read is running share the next one, so that nobody
 * gets what was read before their call.
 */
export function shared<Answer>(
  { now }: Pick<Deps, 'now'>,
  read: (at: Date) => Promise<Answer>,
  { ms = 1_000, isFresh = async () => true }: Sharing<Answer> = {},
): () => Promise<Answer> {
  let last: { at: Date; answer: Answer } | undefined
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Answer> | undefined

  async function answer(): Promise<Answer> {
    const at = now()
    // A clock that is set back must not keep an answer for longer.
    const isYoung = last && last.at <= at && at.getTime() < last.at.getTime() + ms
    if (!last || !isYoung || !(await isFresh(last.answer))) last = { at, answer: await read(at) }
    return last.answer
  }

  return () => {
    next ??= running.then(() => {
      next = undefined
      const begun = answer()
      running = Promise.allSettled([begun])
      return begun
    })
    return next
  }
}

type Bytes = Uint8Array<ArrayBuffer>

/** Answers, as the bytes in which they are sent, what is stored under a name, or makes it. */
export type Stored = (name: string, make: () => Promise<string>) => Promise<Bytes>

const MAX_BYTES = 16 * 1024 * 1024

/** Stores answers until the revision changes. One that comes too late is stored under its own revision, and never served. */
export function storedUnder(readRevision: () => Promise<string>): Stored {
  const encoder = new TextEncoder()
  let newest = { revision: '', answers: new Map<string, Bytes>(), bytes: 0 }

  return async (name, make) => {
    const revision = await readRevision()
    if (newest.revision !== revision) newest = { revision, answers: new Map(), bytes: 0 }
    const edition = newest
    const found = edition.answers.get(name)
    if (found) return found
    const made = encoder.encode(await make())
    edition.bytes += made.length - (edition.answers.get(name)?.length ?? 0)
    // An attacker can invent URLs without end, so a full cache is emptied instead of growing.
    if (edition.bytes > MAX_BYTES) {
      edition.answers.clear()
      edition.bytes = made.length
    }
    edition.answers.set(name, made)
    return made
  }
}
