import { draftIdOf, isPublishedId, publishedIdOf } from '../document-ids.ts'
import type { ChangeRow } from './history.sql.ts'

type Event = { type: string; [detail: string]: unknown }

/**
 * What happened to a document in words of editors: made, published, deleted. Of `rows`, the changes of one id, oldest first.
 * `draftRevisionBefore` finds the revision that a draft had when a transaction published it.
 */
export function documentEvents(
  rows: readonly ChangeRow[],
  draftRevisionBefore: (draftId: string, seq: number) => string | undefined,
): Event[] {
  return rows.flatMap((row, place) => {
    const isCreated = !row.is_deletion && (place === 0 || rows[place - 1]?.is_deletion === true)
    const event = eventOf(row, isCreated, draftRevisionBefore)
    return event ? [event] : []
  })
}

function eventOf(
  row: ChangeRow,
  isCreated: boolean,
  draftRevisionBefore: (draftId: string, seq: number) => string | undefined,
): Event | undefined {
  const documentId = publishedIdOf(row.document_id)
  const common = { timestamp: row.at, author: row.author, documentId }
  const isDeleted = row.is_deletion
  const isPublication = row.cause.includes('action.document.publish')
  if (isPublication && (isPublishedId(row.document_id) || isDeleted)) {
    const draftId = draftIdOf(documentId)
    return {
      type: 'publishDocumentVersion',
      ...common,
      revisionId: row.id,
      versionId: draftId,
      versionRevisionId: draftRevisionBefore(draftId, row.seq),
      publishCause: { type: 'document.publish' },
      contributors: [row.author],
    }
  }
  if (!isPublishedId(row.document_id)) {
    const version = { ...common, versionId: row.document_id, versionRevisionId: row.id }
    if (isDeleted) return { type: 'deleteDocumentVersion', ...version }
    // Between its creation and its end a draft's edits are told by the transactions.
    return isCreated ? { type: 'createDocumentVersion', ...version } : undefined
  }
  if (!isDeleted)
    return { type: isCreated ? 'createLiveDocument' : 'updateLiveDocument', ...common, revisionId: row.id }
  if (!row.cause.includes('action.document.unpublish')) return { type: 'deleteDocumentGroup', ...common }
  return { type: 'unpublishDocument', ...common, versionId: draftIdOf(documentId), versionRevisionId: row.id }
}
