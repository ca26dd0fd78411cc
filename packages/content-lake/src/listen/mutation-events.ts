import type { LakeDocument } from '../core/document.ts'
import type { Queries } from '../query/queries.ts'
import type { DocumentChange, DocumentTransaction } from '../store/transaction.ts'
import { eventText } from './event-stream.ts'
import type { ListenerRequest } from './listener-request.ts'

/** What listeners need of a transaction: the history has this much of those that are over. */
export type HeardTransaction = Pick<DocumentTransaction, 'id' | 'at' | 'author' | 'changes'>

export type MutationEvent = { id: string; data: object }

export const textOf = ({ id, data }: MutationEvent): string => eventText('mutation', data, id)

type Hit = { change: DocumentChange; transition: 'appear' | 'update' | 'disappear' }
type Listening = { queries: Queries; request: ListenerRequest }

/** What a listener receives of a transaction: one event for each document that its filter picks, before or after. */
export function mutationEvents(transaction: HeardTransaction, listening: Listening): MutationEvent[] {
  const hits = transaction.changes.flatMap((change): Hit[] => {
    const transition = transitionOf(change, listening)
    return transition ? [{ change, transition }] : []
  })
  return hits.map((hit, place) => {
    const eventId = `${transaction.id}#${hit.change.id}`
    // Only what this listener hears is counted: the Studio waits until it has that many.
    const counted = { transactionTotalEvents: hits.length, transactionCurrentEvent: place + 1 }
    return { id: eventId, data: { eventId, ...eventOf(transaction, hit, listening.request), ...counted } }
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

function eventOf(transaction: HeardTransaction, { change, transition }: Hit, request: ListenerRequest): object {
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
