import { isPublishedId, type LakeDocument, randomId } from '../core/document.ts'
import type { LakeLog } from '../core/lake-env.ts'
import { LakeProblem } from '../core/lake-problem.ts'
import { compileQuery } from '../query/groq.ts'
import { type Computing, interruptible } from '../query/computing.ts'
import type { Queries } from '../query/queries.ts'
import { type QueryRequest, readQueryAddress, SYNC_TAG } from '../query/query-routes.ts'
import type { Store } from '../store/store.ts'
import type { DocumentChange, DocumentTransaction } from '../store/transaction.ts'
import { eventText, HEARTBEAT, type Sink } from './event-stream.ts'

/** The question that a listener follows. */
export type ListenerRequest = QueryRequest & {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  includeEffects: boolean
}

/** Reads the address of a listener. A query that cannot be read is refused here, before anything is opened. */
export function readListenerRequest(search: URLSearchParams): ListenerRequest {
  const { query, params } = readQueryAddress(search)
  compileQuery(query, params)
  const asks = (option: string) => search.get(option) === 'true'
  return {
    query,
    params,
    includeResult: asks('includeResult'),
    includePreviousRevision: asks('includePreviousRevision'),
    includeMutations: search.get('includeMutations') !== 'false',
    includeEffects: search.get('effectFormat') === 'mendoza',
  }
}

export type Listeners = {
  /** Notifies the sink of every transaction that its filter picks. The returned function ends it. */
  listen(sink: Sink, request: ListenerRequest, client: ListenerClient): () => void
  /** Notifies the sink that something was published, or with drafts that anything changed, and nothing more. */
  watch(sink: Sink, client: ListenerClient, options: { includesDrafts: boolean }): () => void
  /** Ends all. */
  close(): void
}

/** A client that listens. */
export type ListenerClient = {
  /** Evaluated on every call. */
  isSignedIn: () => boolean
  /** On whose account its filter is evaluated. */
  member: string
}

const HEARTBEAT_MS = 15_000
/** A whole office of editors needs some hundred. */
const LISTENERS_LIMIT = 1_000
/** Some browsers with several tabs each. Without it one member could take the places of all. */
const LISTENERS_PER_MEMBER = 50

type Listener = ListenerClient & { sink: Sink; hear: (transaction: DocumentTransaction) => string[] }

type ListenersOptions = { store: Store; queries: Queries; computing: Computing; log: LakeLog }

/** All who are notified of changes, over any transport. */
export function createListeners({ store, queries, computing, log }: ListenersOptions): Listeners {
  const listeners = new Set<Listener>()
  let isClosed = false

  const stopHearing = store.onCommit((transaction) => {
    for (const [{ sink }, heard] of hearAll(transaction)) {
      if (heard instanceof Error) {
        // Its filter cannot be evaluated for this document: it must not miss events without knowing.
        log.warn({ err: heard }, 'a listener was ended')
        sink.end()
      } else {
        for (const text of heard) sink.send(text)
      }
    }
  })

  /** What each receives. All are computed together and interrupted when they take too long; then each alone, so that only the expensive ones end. */
  function hearAll(transaction: DocumentTransaction): [Listener, string[] | Error][] {
    const all = [...listeners]
    try {
      return interruptible(() => all.map((listener) => [listener, hearOne(listener, transaction)]))
    } catch {
      return all.map((listener) => [
        listener,
        attempt(() => computing.run(listener.member, () => listener.hear(transaction))),
      ])
    }
  }

  function hearOne({ member, hear }: Listener, transaction: DocumentTransaction): string[] | Error {
    return attempt(() => {
      computing.requireLeft(member)
      const began = performance.now()
      const heard = hear(transaction)
      computing.charge(member, performance.now() - began)
      return heard
    })
  }
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
    const own = [...listeners].filter(({ member }) => member === listener.member)
    if (own.length >= LISTENERS_PER_MEMBER) {
      throw new LakeProblem(503, 'tooManyListeners', 'You have too many listeners open already')
    }
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    listen(sink, request, { isSignedIn, member }) {
      const listening = { queries, request }
      const hear = (transaction: DocumentTransaction) => mutationEvents(transaction, listening)
      const stop = add({ sink, isSignedIn, member, hear })
      // A client that lost its connection reads its documents again after the welcome, so nothing is stored for it.
      sink.send(eventText('welcome', { listenerName: randomId(12), visibility: 'query' }))
      return stop
    },
    watch(sink, { isSignedIn, member }, { includesDrafts }) {
      const stop = add({
        sink,
        isSignedIn,
        member,
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

function attempt<Result>(work: () => Result): Result | Error {
  try {
    return work()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

type Hit = { change: DocumentChange; transition: 'appear' | 'update' | 'disappear' }
type Listening = { queries: Queries; request: ListenerRequest }

/** What a listener receives of a transaction: one event for each document that its filter picks, before or after. */
function mutationEvents(transaction: DocumentTransaction, listening: Listening): string[] {
  const hits = transaction.changes.flatMap((change): Hit[] => {
    const transition = transitionOf(change, listening)
    return transition ? [{ change, transition }] : []
  })
  return hits.map((hit, place) => {
    const eventId = `${transaction.id}#${hit.change.id}`
    // Only what this listener hears is counted: the Studio waits until it has that many.
    const counted = { transactionTotalEvents: hits.length, transactionCurrentEvent: place + 1 }
    return eventText('mutation', { eventId, ...eventOf(transaction, hit, listening.request), ...counted }, eventId)
  })
}

function transitionOf({ before, after }: DocumentChange, listening: Listening): Hit['transition'] | undefined {
  const { queries, request } = listening
  const picks = (document: LakeDocument | undefined) =>
    document !== undefined && queries.matches(request.query, request.params, document)
  const [wasPicked, isPicked] = [picks(before), picks(after)]
  if (wasPicked) return isPicked ? 'update' : 'disappear'
  return isPicked ? 'appear' : undefined
}

function eventOf(transaction: DocumentTransaction, { change, transition }: Hit, request: ListenerRequest): object {
  const { id, before, after, mutations, effects } = change
  return {
    documentId: id,
    transactionId: transaction.id,
    transition,
    identity: transaction.author,
    timestamp: transaction.at,
    ...(before && { previousRev: before._rev }),
    resultRev: transaction.id,
    ...(request.includeMutations && { mutations }),
    ...(request.includeEffects && { effects }),
    ...(request.includeResult && after && { result: after }),
    ...(request.includePreviousRevision && before && { previous: before }),
    // Queries see the transaction already; if the answer says otherwise, the Studio waits a second before it asks again.
    visibility: 'query',
  }
}
