import { createHash } from 'node:crypto'
import { type LakeDocument, randomId } from '../core/document.ts'
import { mutationProblem } from '../core/lake-problem.ts'
import type { Store } from '../store/store.ts'
import type { DocumentChange, MutationResult } from '../store/transaction.ts'
import { checkReferences } from './references.ts'
import { documentPatch } from './mendoza.ts'
import { startWork, type Work } from './work.ts'

export type TransactionRequest = {
  /** The caller's own name for it, by which a repeat is known. */
  transactionId?: string | undefined
  /** Id of the staff member. */
  author: string
  cause: string
  /** The request as received: a repeat must be the same. */
  request: unknown
  /** Checked and answered, but not done. */
  isDryRun?: boolean
}

export type TransactionAnswer = {
  transactionId: string
  results: readonly (MutationResult & { document: LakeDocument | undefined })[]
}

export type Transact = (request: TransactionRequest, fill: (work: Work) => void) => TransactionAnswer

type TransactOptions = { store: Store; now: () => Date; asRead?: (document: LakeDocument) => LakeDocument }

/** Changes documents, all of them or none. `fill` does the mutations; what it throws refuses the transaction. */
export function createTransact({ store, now, asRead = (document) => document }: TransactOptions): Transact {
  return ({ transactionId = randomId(), author, cause, request, isDryRun = false }, fill) => {
    const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
    const earlier = store.findTransaction(transactionId)
    if (earlier) {
      if (earlier.author !== author || earlier.request !== fingerprint) throw isTaken(transactionId)
      return { transactionId, results: earlier.results.map(withDocument(store.documents)) }
    }

    const at = now().toISOString()
    const work = startWork({ documents: store.documents, transactionId, author, at, asRead })
    fill(work)
    checkReferences(work, store.documents)
    const { results } = work
    const answered = results.map((result) => ({ ...result, document: work.get(result.id) }))
    const changes = changesOf(work)
    if (!isDryRun && results.length > 0) {
      store.commit({ id: transactionId, at, author, cause, request: fingerprint, results, changes })
    }
    return { transactionId, results: answered }
  }
}

function changesOf(work: Work): DocumentChange[] {
  return work.touched().flatMap(({ id, before, after, mutations }) => {
    // Created and deleted by one transaction: it was never visible.
    if (!before && !after) return []
    return [{ id, before, after, mutations, effects: documentPatch(before, after) }]
  })
}

const withDocument = (documents: ReadonlyMap<string, LakeDocument>) => (result: MutationResult) => ({
  ...result,
  document: documents.get(result.id),
})

function isTaken(id: string) {
  return mutationProblem(409, 'transactionIdTaken', `Another transaction has the id "${id}"`, { id })
}
