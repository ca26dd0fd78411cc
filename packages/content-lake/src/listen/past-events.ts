import type { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../core/document.ts'
import { selectBodyAtSeq, selectChangesOf, selectLastTransactionId, selectSeq } from '../history/history.sql.ts'
import { MAX_REVISIONS } from '../store/documents.sql.ts'
import type { Store } from '../store/store.ts'
import type { DocumentChange } from '../store/transaction.ts'
import { WAITING_BYTES } from './event-stream.ts'
import { type HeardTransaction, type MutationEvent, textOf } from './mutation-events.ts'

/** What a listener receives of a transaction. */
export type ListenerEvents = (transaction: HeardTransaction) => MutationEvent[]

/** What happened while a listener was away. */
export type Past = {
  /** The id of an event after which there is nothing yet; undefined in an empty lake. */
  now(): string | undefined
  /** What a listener has missed since that event; undefined where nobody can say any more. */
  since(eventId: string, events: ListenerEvents): string[] | undefined
}

type PastOptions = {
  database: DatabaseSync
  store: Pick<Store, 'revision'>
  /** What memory holds of a document of the disk. */
  asRead: (document: LakeDocument) => LakeDocument
}

/** The history has every change of so many transactions, and what was before it. */
const RESUMABLE = MAX_REVISIONS - 1
/** More would end the listener as too slow, and it would ask for the same again. */
const RESUMABLE_CHARACTERS = WAITING_BYTES / 4

export function createPast({ database, store, asRead }: PastOptions): Past {
  /** A transaction of which the history has nothing any more is undefined. */
  function transactionAt(seq: number): HeardTransaction | undefined {
    const rows = selectChangesOf(database, seq)
    const [first] = rows
    if (!first) return undefined
    const read = (body: string | null | undefined) =>
      body === null || body === undefined ? undefined : asRead(JSON.parse(body))
    const changes = rows.map(({ document_id: id, after, mutations, effects }): DocumentChange => ({
      id,
      before: read(selectBodyAtSeq(database, id, seq - 1)),
      after: read(after),
      mutations: JSON.parse(mutations),
      effects: JSON.parse(effects),
    }))
    return { id: first.id, at: first.at, author: first.author, changes }
  }

  return {
    now() {
      const id = selectLastTransactionId(database)
      return id === undefined ? undefined : `${id}#`
    },
    since(eventId, events) {
      const end = eventId.lastIndexOf('#')
      const from = selectSeq(database, eventId.slice(0, end))
      if (from === undefined || store.revision() - from >= RESUMABLE) return undefined

      const missed: string[] = []
      let characters = 0
      for (let seq = from; seq <= store.revision(); seq++) {
        const transaction = transactionAt(seq)
        if (!transaction) return undefined
        const heard = events(transaction)
        if (seq === from) {
          // The Studio waits for all events of a transaction, and forgets those that came before it broke off.
          const isWhole = eventId.endsWith('#') || heard.at(-1)?.id === eventId
          if (!isWhole) return undefined
          continue
        }
        const texts = heard.map(textOf)
        characters += texts.join('').length
        if (characters > RESUMABLE_CHARACTERS) return undefined
        missed.push(...texts)
      }
      return missed
    },
  }
}
