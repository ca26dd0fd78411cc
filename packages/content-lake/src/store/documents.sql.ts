import type { DatabaseSync } from 'node:sqlite'
import { PREVIEW_SECRET } from '../core/lake-env.ts'
import type { DocumentChange, DocumentTransaction } from './transaction.ts'

/** How many revisions of a document the history keeps; older ones are removed with the next. */
export const MAX_REVISIONS = 500

export type DocumentStatements = ReturnType<typeof prepareStatements>

/** Statements of the write path, prepared once. */
export function prepareStatements(database: DatabaseSync) {
  const addTransaction = database.prepare(
    'insert into document_transaction (id, at, author, cause, request, results) values (?, ?, ?, ?, ?, ?)',
  )
  const addChange = database.prepare(
    'insert into document_change (document_id, seq, after, mutations, effects) values (?, ?, ?, ?, ?)',
  )
  const putDocument = database.prepare(
    'insert into document (id, body) values (?, ?) on conflict (id) do update set body = excluded.body',
  )
  const removeDocument = database.prepare('delete from document where id = ?')
  const forgetRevisions = database.prepare(
    `delete from document_change
     where document_id = ? and seq <= (
       select seq from document_change where document_id = ? order by seq desc limit 1 offset ?
     )`,
  )
  const forgetChanges = database.prepare('delete from document_change where document_id = ?')
  const forgetTransactions = database.prepare(
    `delete from document_transaction
     where seq < ? and not exists (select 1 from document_change where document_change.seq = document_transaction.seq)`,
  )
  const selectDocuments = database.prepare('select body from document order by id')
  const selectLastSeq = database.prepare('select max(seq) as seq from document_transaction')
  const selectTransaction = database.prepare(
    'select seq, author, request, results from document_transaction where id = ?',
  )

  return {
    bodies: () => selectDocuments.all().map(({ body }) => String(body)),
    lastSeq: () => Number(selectLastSeq.get()?.['seq'] ?? 0),
    transaction: (id: string) => selectTransaction.get(id),
    addTransaction({ id, at, author, cause, request, results }: DocumentTransaction): number {
      const { lastInsertRowid } = addTransaction.run(id, at, author, cause, request, JSON.stringify(results))
      return Number(lastInsertRowid)
    },
    addChange(seq: number, { id, before, after, mutations, effects }: DocumentChange): void {
      const body = after === undefined ? null : JSON.stringify(after)
      if (body === null && before?._type === PREVIEW_SECRET) {
        // The history of a secret is not needed.
        removeDocument.run(id)
        forgetChanges.run(id)
        return
      }
      addChange.run(id, seq, body, JSON.stringify(mutations), JSON.stringify(effects))
      if (body === null) removeDocument.run(id)
      else putDocument.run(id, body)
      forgetRevisions.run(id, id, MAX_REVISIONS)
    },
    /** Transactions of which no change is left, but for the latest: their ids may still be repeated. */
    forgetTransactions: (beforeSeq: number) => forgetTransactions.run(beforeSeq),
  }
}
