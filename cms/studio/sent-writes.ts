import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

// The Studio calls a document saved as soon as it has read it again, also while words are still on their way. What was answered is known here.

/** The lake may have failed, and the Studio sends the words again: a second after the first failure, two after the next, a minute at most. */
const againWithinMs = (failures: number): number => Math.min(failures, 60) * 1_000 + 5_000
/** How many writes are remembered after their answer. */
const REMEMBERED = 100

const Ids = z.object({
  id: z.optional(z.string()),
  _id: z.optional(z.string()),
  publishedId: z.optional(z.string()),
  actionType: z.optional(z.string()),
})
const Writes = z.object({
  transactionId: z.optional(z.string()),
  actions: z.optional(z.array(Ids)),
  mutations: z.optional(z.array(z.record(z.string(), Ids))),
})

export type SentWrites = ReturnType<typeof createSentWrites>

/** What was sent to be written, by document: whether it was answered, and when it was sent. */
export function createSentWrites(now: () => number = Date.now) {
  const waiting = new Set<ReadonlySet<string>>()
  /** How often the words of a document failed one after the other, and until when they are expected to be sent again. */
  const failed = new Map<string, { times: number; until: number }>()
  const sentAt = new Map<string, number>()
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())

  function fail(documents: ReadonlySet<string>): void {
    for (const id of documents) {
      const times = (failed.get(id)?.times ?? 0) + 1
      failed.set(id, { times, until: now() + againWithinMs(times) })
      setTimeout(tell, againWithinMs(times) + 1)
    }
  }

  function remember(transactionId: string): void {
    sentAt.set(transactionId, now())
    const [oldest] = sentAt.keys()
    if (sentAt.size > REMEMBERED && oldest !== undefined) sentAt.delete(oldest)
  }

  /** A fetch that notes what it writes. */
  function noting(fetch: typeof window.fetch): typeof window.fetch {
    return async (input, init) => {
      const written = writtenBy(input, init)
      if (!written) return fetch(input, init)
      const { documents, transactionId } = written
      if (transactionId !== undefined) remember(transactionId)
      waiting.add(documents)
      tell()
      try {
        const answer = await fetch(input, init)
        if (isSentAgain(answer.status)) fail(documents)
        else for (const id of documents) failed.delete(id)
        return answer
      } catch (error) {
        // What the Studio took back itself it does not send again.
        if (!(error instanceof DOMException && error.name === 'AbortError')) fail(documents)
        throw error
      } finally {
        waiting.delete(documents)
        tell()
      }
    }
  }

  return {
    noting,
    /** Whether words of a document are on their way: sent and not answered, or to be sent again. */
    isUnanswered: (id: string): boolean =>
      [...waiting].some((documents) => documents.has(id)) || (failed.get(id)?.until ?? 0) > now(),
    /** Whether anything is on its way. */
    isAnyUnanswered: (): boolean => waiting.size > 0 || [...failed.values()].some(({ until }) => until > now()),
    /** Whether this window sent that transaction, and when: undefined for those of others. */
    sentAt: (transactionId: string): number | undefined => sentAt.get(transactionId),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const isSentAgain = (status: number): boolean => status >= 500 || status === 408 || status === 429

type Written = { documents: ReadonlySet<string>; transactionId: string | undefined }

/** The documents whose words a request writes; a publish writes none. */
function writtenBy(input: RequestInfo | URL, init: RequestInit | undefined): Written | undefined {
  const address = input instanceof Request ? input.url : String(input)
  if (!/\/data\/(actions|mutate)\//.test(address) || typeof init?.body !== 'string') return undefined
  const { transactionId, actions = [], mutations = [] } = readWrites(init.body)
  const edits = [
    ...actions.filter(({ actionType }) => !actionType?.endsWith('.publish')),
    ...mutations.flatMap((mutation) => Object.values(mutation)),
  ]
  const documents = new Set(
    edits
      .flatMap(({ publishedId, id, _id }) => publishedId ?? id ?? _id ?? [])
      .map((id) => id.replace(/^drafts\./, '')),
  )
  return documents.size > 0 ? { documents, transactionId } : undefined
}

/** What cannot be read is sent all the same, and not waited for. */
function readWrites(body: string): z.infer<typeof Writes> {
  try {
    return Writes.parse(JSON.parse(body))
  } catch {
    return {}
  }
}

export const sentWrites = createSentWrites()

export const useIsUnanswered = (id: string): boolean =>
  useSyncExternalStore(sentWrites.subscribe, () => sentWrites.isUnanswered(id))

export const useIsAnyUnanswered = (): boolean => useSyncExternalStore(sentWrites.subscribe, sentWrites.isAnyUnanswered)
