import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'

const Row = z.object({
  seq: z.number(),
  id: z.string(),
  at: z.string(),
  author: z.string(),
  cause: z.string(),
  document_id: z.string(),
  is_deletion: z.number().transform(Boolean),
  mutations: z.string().nullable(),
  effects: z.string().nullable(),
})
/** One change of one document, with the transaction that made it; mutations and effects are JSON, and null where not requested. */
export type ChangeRow = z.infer<typeof Row>

/** What is long, and read only on request. */
export type ChangeContent = { mutations: boolean; effects: boolean }

export type HistoryFilter = {
  fromSeq?: number | undefined
  toSeq?: number | undefined
  fromTime?: string | undefined
  toTime?: string | undefined
  authors?: readonly string[] | undefined
}

const columns = 't.seq, t.id, t.at, t.author, t.cause, c.document_id, c.after is null as is_deletion'
const joined = 'document_change c join document_transaction t on t.seq = c.seq'

/** Changes of some documents in the order in which they were made; both ends of the filter belong to it. */
export function selectChanges(
  database: DatabaseSync,
  ids: readonly string[],
  filter: HistoryFilter = {},
  asked: ChangeContent = { mutations: false, effects: false },
): ChangeRow[] {
  const { fromSeq = null, toSeq = null, fromTime = null, toTime = null, authors } = filter
  const rows = database
    .prepare(
      `select ${columns},
         ${asked.mutations ? 'c.mutations' : 'null as mutations'}, ${asked.effects ? 'c.effects' : 'null as effects'}
       from ${joined}
       where c.document_id in (select value from json_each(?))
         and t.seq >= coalesce(?, t.seq) and t.seq <= coalesce(?, t.seq)
         and t.at >= coalesce(?, t.at) and t.at <= coalesce(?, t.at)
         and (? is null or t.author in (select value from json_each(?)))
       order by t.seq`,
    )
    .all(JSON.stringify(ids), fromSeq, toSeq, fromTime, toTime, ...twice(authors ? JSON.stringify(authors) : null))
  return rows.map((row) => Row.parse(row))
}

function twice(value: string | null) {
  return [value, value] as const
}

const PastChange = z.object({
  id: z.string(),
  at: z.string(),
  author: z.string(),
  document_id: z.string(),
  after: z.string().nullable(),
  mutations: z.string(),
  effects: z.string(),
})

/** What one transaction did, in the order in which it did it, as far as the history retains it. */
export function selectChangesOf(database: DatabaseSync, seq: number): z.infer<typeof PastChange>[] {
  const query = `select t.id, t.at, t.author, c.document_id, c.after, c.mutations, c.effects
    from ${joined} where t.seq = ? order by c.rowid`
  return database
    .prepare(query)
    .all(seq)
    .map((row) => PastChange.parse(row))
}

export function selectLastTransactionId(database: DatabaseSync): string | undefined {
  const row = database.prepare('select id from document_transaction order by seq desc limit 1').get()
  return row === undefined ? undefined : String(row['id'])
}

export function selectSeq(database: DatabaseSync, transactionId: string): number | undefined {
  const row = database.prepare('select seq from document_transaction where id = ?').get(transactionId)
  return row === undefined ? undefined : Number(row['seq'])
}

/** Whether the history knows of a transaction with that cause. */
export function hasTransactionOf(database: DatabaseSync, cause: string): boolean {
  return database.prepare('select 1 from document_transaction where cause = ? limit 1').get(cause) !== undefined
}

/** Id of the newest transaction before another that touched a document: the revision that it had then. */
export function selectRevisionBefore(database: DatabaseSync, id: string, seq: number): string | undefined {
  const query = `select t.id from ${joined} where c.document_id = ? and c.seq < ? order by c.seq desc limit 1`
  const row = database.prepare(query).get(id, seq)
  return row === undefined ? undefined : String(row['id'])
}

/** What the newest change up to a transaction left of a document: null where it was deleted, undefined where nothing is known. */
export function selectBodyAtSeq(database: DatabaseSync, id: string, seq: number): string | null | undefined {
  const query = `select c.after from document_change c where c.document_id = ? and c.seq <= ? order by c.seq desc limit 1`
  return bodyOf(database.prepare(query).get(id, seq))
}

export function selectBodyAtTime(database: DatabaseSync, id: string, time: string): string | null | undefined {
  const query = `select c.after from ${joined} where c.document_id = ? and t.at <= ? order by c.seq desc limit 1`
  return bodyOf(database.prepare(query).get(id, time))
}

/** The last state in which a document existed. */
export function selectLastBody(database: DatabaseSync, id: string): string | null | undefined {
  const query = `select after from document_change where document_id = ? and after is not null order by seq desc limit 1`
  return bodyOf(database.prepare(query).get(id))
}

function bodyOf(row: Record<string, unknown> | undefined): string | null | undefined {
  const after = row?.['after']
  return typeof after === 'string' || after === null ? after : undefined
}
