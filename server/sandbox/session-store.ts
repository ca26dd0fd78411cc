import { openSharedDatabase } from 'content-lake/open-shared-database'
import type { DatabaseSync } from 'node:sqlite'
import { makeOwnFile } from '../data-dir/close-to-others.ts'
import * as z from 'zod/mini'
import { type Session, SessionRequest, SessionStatus } from './session.ts'

/** The sandbox's books, in a separate file, so that money outlives the shop's database and a killed process. Two processes may keep the same. */
export function openBooks(file: string): DatabaseSync {
  // SQLite gives its companion files the rights of this one.
  if (file !== ':memory:') makeOwnFile(file)
  return openSharedDatabase(file)
}

/** Payment pages and what became of them. */
export type SessionStore = {
  add(session: Pick<Session, 'key' | 'request' | 'createdAt'>): void
  find(key: string): Session | undefined
  findByValId(valId: string): Session | undefined
  findByBankTransaction(bankTransaction: string): Session | undefined
  /** Oldest first: one of the shop's ids may have had several pages. */
  findByTransaction(transaction: string): Session[]
  /** Writes the outcome of a page once; a second one changes nothing. */
  decide(outcome: Pick<Session, 'key' | 'status' | 'method' | 'valId' | 'bankTransaction'> & { at: Date }): void
  markValidated(key: string, at: Date): void
  markNotified(key: string, at: Date): void
  unnotified(): Session[]
}

const SCHEMA = `
  create table if not exists session (
    key text primary key,
    transaction_id text not null,
    request text not null,
    status text not null default 'PENDING',
    method text not null default '',
    val_id text not null default '',
    bank_transaction text not null default '',
    created_at integer not null,
    decided_at integer,
    validated_at integer,
    notified_at integer
  );
  create index if not exists session_of_transaction on session (transaction_id);
  create index if not exists session_of_val_id on session (val_id);
`

const Moment = z.pipe(
  z.nullable(z.number()),
  z.transform((at) => (at === null ? undefined : new Date(at))),
)

const Row = z.object({
  key: z.string(),
  request: z.string(),
  status: SessionStatus,
  method: z.string(),
  val_id: z.string(),
  bank_transaction: z.string(),
  created_at: z.number(),
  decided_at: Moment,
  validated_at: Moment,
})

export function openSessionStore(database: DatabaseSync): SessionStore {
  database.exec(SCHEMA)
  const select = (condition: string, ...values: string[]) =>
    database
      .prepare(`select * from session where ${condition} order by created_at, rowid`)
      .all(...values)
      .map(sessionOf)
  const run = (sql: string, ...values: (string | number)[]) => void database.prepare(sql).run(...values)

  return {
    add: ({ key, request, createdAt }) =>
      run(
        'insert into session (key, transaction_id, request, created_at) values (?, ?, ?, ?)',
        key,
        request.tran_id,
        JSON.stringify(request),
        createdAt.getTime(),
      ),
    find: (key) => select('key = ?', key)[0],
    findByValId: (valId) => (valId === '' ? undefined : select('val_id = ?', valId)[0]),
    findByBankTransaction: (bankTransaction) =>
      bankTransaction === '' ? undefined : select('bank_transaction = ?', bankTransaction)[0],
    findByTransaction: (transaction) => select('transaction_id = ?', transaction),
    decide: ({ key, status, method, valId, bankTransaction, at }) =>
      run(
        `update session set status = ?, method = ?, val_id = ?, bank_transaction = ?, decided_at = ?
         where key = ? and status = 'PENDING'`,
        status,
        method,
        valId,
        bankTransaction,
        at.getTime(),
        key,
      ),
    markValidated: (key, at) => run('update session set validated_at = ? where key = ?', at.getTime(), key),
    markNotified: (key, at) => run('update session set notified_at = ? where key = ?', at.getTime(), key),
    unnotified: () => select("status <> 'PENDING' and notified_at is null"),
  }
}

function sessionOf(value: unknown): Session {
  const row = Row.parse(value)
  return {
    key: row.key,
    request: SessionRequest.parse(JSON.parse(row.request)),
    status: row.status,
    method: row.method,
    valId: row.val_id,
    bankTransaction: row.bank_transaction,
    createdAt: new Date(row.created_at),
    decidedAt: row.decided_at,
    validatedAt: row.validated_at,
  }
}
