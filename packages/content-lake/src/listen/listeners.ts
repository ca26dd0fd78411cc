import { LakeProblem } from '../lake-problem.ts'
import type { LakeLog } from '../log.ts'
import { isPublishedId } from '../document-ids.ts'
import type { Queries } from '../query/queries.ts'
import { SYNC_TAG } from '../query/query-routes.ts'
import { randomId } from '../random-id.ts'
import type { Store } from '../store/store.ts'
import type { DocumentTransaction } from '../store/transaction.ts'
import type { ListenerRequest } from './listener-request.ts'
import { mutationEvents } from './mutation-events.ts'
import { eventText, HEARTBEAT, type Sink } from './sink.ts'

export type Listeners = {
  /** Tells the sink of every transaction that its filter picks. The returned function ends it. */
  listen(sink: Sink, request: ListenerRequest, hearer: Hearer): () => void
  /** Tells the sink that something was published, or with drafts that anything changed, and nothing more. */
  watch(sink: Sink, hearer: Hearer, options: { includesDrafts: boolean }): () => void
  /** Ends all. */
  close(): void
}

/** Whoever listens. `isSignedIn` answers anew each time. */
export type Hearer = { isSignedIn: () => boolean }

const HEARTBEAT_MS = 15_000
/** A whole office of editors needs some hundred. */
const LISTENERS_LIMIT = 1_000

type Listener = Hearer & { sink: Sink; hear: (transaction: DocumentTransaction) => string[] }

/** Everybody who wants to hear of changes, over whatever they came. */
export function createListeners({ store, queries, log }: { store: Store; queries: Queries; log: LakeLog }): Listeners {
  const listeners = new Set<Listener>()
  let isClosed = false

  const stopHearing = store.onCommit((transaction) => {
    for (const { sink, hear } of listeners) {
      try {
        for (const text of hear(transaction)) sink.send(text)
      } catch (err) {
        // Its filter cannot be evaluated for this document: it must not miss events without knowing.
        log.warn({ err }, 'a listener was ended')
        sink.end()
      }
    }
  })
  const heartbeat = setInterval(() => {
    for (const { sink, isSignedIn } of listeners) {
      try {
        // A listener may outlive its session by days.
        if (!isSignedIn()) sink.end()
        else sink.send(HEARTBEAT)
      } catch (err) {
        log.warn({ err }, 'a listener was ended')
        sink.end()
      }
    }
  }, HEARTBEAT_MS).unref()

  function add(listener: Listener): () => void {
    if (isClosed) throw new LakeProblem(503, 'closing', 'The lake is closing')
    if (listeners.size >= LISTENERS_LIMIT) throw new LakeProblem(503, 'tooManyListeners', 'Too many listen already')
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    listen(sink, request, { isSignedIn }) {
      const listening = { queries, request }
      const stop = add({ sink, isSignedIn, hear: (transaction) => mutationEvents(transaction, listening) })
      // Whoever lost its connection reads its documents anew when it is welcomed; nothing is kept to be told again.
      sink.send(eventText('welcome', { listenerName: randomId(12), visibility: 'query' }))
      return stop
    },
    watch(sink, { isSignedIn }, { includesDrafts }) {
      const stop = add({
        sink,
        isSignedIn,
        hear: ({ id, changes }) =>
          includesDrafts || changes.some((change) => isPublishedId(change.id))
            ? [eventText('message', { tags: [SYNC_TAG] }, id)]
            : [],
      })
      const revision = String(store.revision())
      sink.send(eventText('welcome', { id: revision }, revision))
      return stop
    },
    close() {
      isClosed = true
      stopHearing()
      clearInterval(heartbeat)
      for (const { sink } of listeners) sink.end()
      listeners.clear()
    },
  }
}
