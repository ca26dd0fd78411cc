import type { DatabaseSync } from 'node:sqlite'
import { Hono, type Context } from 'hono'
import type { LakeEnv } from '../lake-env.ts'
import { LAKE_DATASET } from '../lake-names.ts'
import { documentEvents } from './document-events.ts'
import {
  selectBodyAtSeq,
  selectBodyAtTime,
  selectChanges,
  selectLastBody,
  selectRevisionBefore,
  selectSeq,
  type HistoryFilter,
} from './history.sql.ts'
import { transactionLog } from './transaction-log.ts'

const EVENTS = 100
const path = `/data/history/${LAKE_DATASET}`

/** `data/history`: events and transactions of a document, and documents as they once were. */
export function createHistoryRoutes(database: DatabaseSync): Hono<LakeEnv> {
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
