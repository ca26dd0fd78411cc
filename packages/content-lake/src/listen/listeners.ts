import { isPublishedId, randomId } from '../core/document.ts'
import type { LakeLog } from '../core/lake-env.ts'
import { LakeProblem } from '../core/lake-problem.ts'
import { type Computing, interruptible } from '../query/computing.ts'
import type { Queries } from '../query/queries.ts'
import { SYNC_TAG } from '../query/query-routes.ts'
import type { Store } from '../store/store.ts'
import type { DocumentTransaction } from '../store/transaction.ts'
import { eventText, HEARTBEAT, type Sink } from './event-stream.ts'
import type { ListenerRequest } from './listener-request.ts'
import { type HeardTransaction, mutationEvents, textOf } from './mutation-events.ts'
import type { ListenerEvents, Past } from './past-events.ts'

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

type ListenersOptions = { store: Store; past: Past; queries: Queries; computing: Computing; log: LakeLog }

/** All who are notified of changes, over any transport. */
export function createListeners({ store, past, queries, computing, log }: ListenersOptions): Listeners {
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

  /** With its id a listener that breaks off before its first event can resume, too. */
  function greeting(name: 'welcome' | 'welcomeback' | 'reset'): string {
    return eventText(name, { listenerName: randomId(12), visibility: 'query' }, past.now())
  }

  /** Undefined where it cannot be told: the listener reads its documents again. */
  function missedSince(eventId: string, member: string, events: ListenerEvents): string[] | undefined {
    const missed = attempt(() => computing.run(member, () => past.since(eventId, events)))
    if (!(missed instanceof Error)) return missed
    log.warn({ err: missed }, 'a listener could not resume')
    return undefined
  }

  return {
    listen(sink, request, { isSignedIn, member }) {
      const events = (transaction: HeardTransaction) => mutationEvents(transaction, { queries, request })
      const stop = add({ sink, isSignedIn, member, hear: (transaction) => events(transaction).map(textOf) })
      const { resumeAfter } = request
      const missed = resumeAfter === undefined ? undefined : missedSince(resumeAfter, member, events)
      sink.send(greeting(resumeAfter === undefined ? 'welcome' : missed ? 'welcomeback' : 'reset'))
      for (const text of missed ?? []) sink.send(text)
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
