import type { DatabaseSync } from 'node:sqlite'
import { type Context, Hono } from 'hono'
import { draftIdOf, isPublishedId, publishedIdOf } from '../core/document.ts'
import type { LakeEnv } from '../core/lake-env.ts'
import {
  type ChangeRow,
  type HistoryFilter,
  selectBodyAtSeq,
  selectBodyAtTime,
  selectChanges,
  selectLastBody,
  selectRevisionBefore,
  selectSeq,
} from './history.sql.ts'

const EVENTS = 100

/** `data/history`: events and transactions of a document, and documents as they once were. */
export function createHistoryRoutes({ database, dataset }: { database: DatabaseSync; dataset: string }): Hono<LakeEnv> {
  const path = `/data/history/${dataset}`
  const draftRevisionBefore = (draftId: string, seq: number) => selectRevisionBefore(database, draftId, seq)

  return new Hono<LakeEnv>()
    .get(`${path}/events/documents/:id`, (context) => {
      const id = context.req.param('id')
      const events = documentEvents(selectChanges(database, [id]), draftRevisionBefore)
      const newest = events.toReversed().slice(0, limitOf(context) ?? EVENTS)
      return context.json({ events: { [id]: newest }, nextCursor: '' })
    })
    .get(`${path}/transactions/:ids`, (context) => {
      const ids = context.req.param('ids').split(',')
      const asks = (option: string) => context.req.query(option) === 'true'
      const content = {
        mutations: !asks('excludeMutations') && !asks('excludeContent'),
        effects: context.req.query('effectFormat') === 'mendoza',
      }
      const log = transactionLog(selectChanges(database, ids, filterOf(context, database), content))
      const asked = (asks('reverse') ? log.toReversed() : log).slice(0, limitOf(context))
      const lines = asked.map((transaction) => `${JSON.stringify(transaction)}\n`)
      return context.body(lines.join(''), 200, { 'Content-Type': 'application/x-ndjson' })
    })
    .get(`${path}/documents/:ids`, (context) => {
      const ids = context.req.param('ids').split(',')
      const bodies = ids.map((id) => bodyThen(database, id, context))
      const documents = bodies.flatMap((body): unknown[] => (typeof body === 'string' ? [JSON.parse(body)] : []))
      return context.json({ documents })
    })
}

function bodyThen(database: DatabaseSync, id: string, context: Context<LakeEnv>): string | null | undefined {
  const { revision, time, lastRevision } = context.req.query()
  if (lastRevision === 'true') return selectLastBody(database, id)
  if (revision) {
    const seq = selectSeq(database, revision)
    return seq === undefined ? undefined : selectBodyAtSeq(database, id, seq)
  }
  return selectBodyAtTime(database, id, time ?? '9999')
}

function filterOf(context: Context<LakeEnv>, database: DatabaseSync): HistoryFilter {
  const { fromTransaction, toTransaction, fromTime, toTime, authors } = context.req.query()
  return {
    fromSeq: fromTransaction ? selectSeq(database, fromTransaction) : undefined,
    toSeq: toTransaction ? selectSeq(database, toTransaction) : undefined,
    fromTime: fromTime || undefined,
    toTime: toTime || undefined,
    authors: authors ? authors.split(',') : undefined,
  }
}

function limitOf(context: Context<LakeEnv>): number | undefined {
  const limit = Number(context.req.query('limit'))
  return Number.isSafeInteger(limit) && limit > 0 ? limit : undefined
}

type Event = { type: string; [detail: string]: unknown }

/**
 * What happened to a document in words of editors: made, published, deleted. Of `rows`, the changes of one id, oldest first.
 * `draftRevisionBefore` finds the revision that a draft had when a transaction published it.
 */
function documentEvents(
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
    // Between its creation and its end a draft's edits are in the transactions.
    return isCreated ? { type: 'createDocumentVersion', ...version } : undefined
  }
  if (!isDeleted)
    return { type: isCreated ? 'createLiveDocument' : 'updateLiveDocument', ...common, revisionId: row.id }
  if (!row.cause.includes('action.document.unpublish')) return { type: 'deleteDocumentGroup', ...common }
  return { type: 'unpublishDocument', ...common, versionId: draftIdOf(documentId), versionRevisionId: row.id }
}

type LoggedTransaction = {
  id: string
  timestamp: string
  author: string
  documentIDs: string[]
  mutations?: unknown[]
  effects?: Record<string, unknown>
}

/**
 * Transactions as the history returns them: of each, what it did to the requested documents,
 * as far as the rows tell it.
 */
function transactionLog(rows: readonly ChangeRow[]): LoggedTransaction[] {
  return [...Map.groupBy(rows, ({ seq }) => seq).values()].flatMap((changes) => {
    const [first] = changes
    if (!first) return []
    return [
      {
        id: first.id,
        timestamp: first.at,
        author: first.author,
        documentIDs: changes.map((change) => change.document_id),
        ...(first.mutations !== null && {
          mutations: changes.flatMap(({ mutations }): unknown[] => JSON.parse(mutations ?? '[]')),
        }),
        ...(first.effects !== null && {
          effects: Object.fromEntries(
            changes.map(({ document_id, effects }) => [document_id, JSON.parse(effects ?? '{}')]),
          ),
        }),
      },
    ]
  })
}
