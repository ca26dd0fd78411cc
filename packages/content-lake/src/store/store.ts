import type { DatabaseSync } from 'node:sqlite'
import { isPublishedId, type LakeDocument } from '../core/document.ts'
import type { LakeLog } from '../core/lake-env.ts'
import { prepareStatements } from './documents.sql.ts'
import { inTransaction } from './open-database.ts'
import type { DocumentTransaction } from './transaction.ts'

/** How many transactions pass before those without history are removed. */
const SWEEP_EVERY = 200

export type Store = {
  /** All documents by id. Never changed in place. */
  readonly documents: ReadonlyMap<string, LakeDocument>
  /** Grows with every transaction. */
  revision(): number
  /** Grows only with transactions that touch more than drafts and versions. */
  publishedRevision(): number
  /** Author, fingerprint and results of an earlier transaction, by which a repeat is answered. */
  findTransaction(id: string): Pick<DocumentTransaction, 'author' | 'request' | 'results'> | undefined
  /** Returns when the transaction is on the disk; the listeners are notified after that. */
  commit(transaction: DocumentTransaction): void
  /** Calls back after each commit, until the returned function is called. */
  onCommit(listener: (transaction: DocumentTransaction) => void): () => void
}

type StoreOptions = {
  database: DatabaseSync
  log: LakeLog
  /** What memory holds of a document of the disk; the same by default. */
  asRead?: (document: LakeDocument) => LakeDocument
}

/** All documents in memory, written through to the disk. */
export function createStore({ database, log, asRead = (document) => document }: StoreOptions): Store {
  const statements = prepareStatements(database)
  const documents = new Map<string, LakeDocument>()
  for (const body of statements.bodies()) {
    const document: LakeDocument = JSON.parse(body)
    documents.set(document._id, asRead(document))
  }
  let revision = statements.lastSeq()
  let publishedRevision = revision
  const listeners = new Set<(transaction: DocumentTransaction) => void>()

  function write(transaction: DocumentTransaction): number {
    return inTransaction(database, () => {
      const seq = statements.addTransaction(transaction)
      for (const change of transaction.changes) statements.addChange(seq, change)
      if (seq % SWEEP_EVERY === 0) statements.forgetTransactions(seq - SWEEP_EVERY)
      return seq
    })
  }

  return {
    documents,
    revision: () => revision,
    publishedRevision: () => publishedRevision,
    findTransaction(id) {
      const row = statements.transaction(id)
      if (row === undefined) return undefined
      return {
        author: String(row['author']),
        request: String(row['request']),
        results: JSON.parse(String(row['results'])),
      }
    },
    commit(transaction) {
      revision = write(transaction)
      for (const { id, after } of transaction.changes) {
        if (after === undefined) documents.delete(id)
        else documents.set(id, after)
      }
      if (transaction.changes.some(({ id }) => isPublishedId(id))) publishedRevision = revision
      for (const listener of listeners) {
        try {
          listener(transaction)
        } catch (err) {
          // The transaction stands: its author must not receive a listener's error.
          log.error({ err, transaction: transaction.id }, 'a listener failed')
        }
      }
    },
    onCommit(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
