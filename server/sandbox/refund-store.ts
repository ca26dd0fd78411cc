import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'

/** A refund that the shop asked for. `id` is the shop's own, `ref` the gateway's; `amount` is paisa. */
export type Refund = { id: string; ref: string; bankTransaction: string; amount: number; createdAt: Date }

export type RefundStore = {
  add(refund: Refund): void
  find(id: string): Refund | undefined
  findByRef(ref: string): Refund | undefined
  /** Paisa of a payment that were refunded already. */
  sumOf(bankTransaction: string): number
}

const SCHEMA = `
  create table if not exists refund (
    id text primary key,
    ref text not null unique,
    bank_transaction text not null,
    amount integer not null,
    created_at integer not null
  );
`

const Row = z.object({
  id: z.string(),
  ref: z.string(),
  bank_transaction: z.string(),
  amount: z.number(),
  created_at: z.number(),
})

const Sum = z.object({ total: z.number() })

export function openRefundStore(database: DatabaseSync): RefundStore {
  database.exec(SCHEMA)
  const select = (column: 'id' | 'ref', value: string) =>
    refundOf(database.prepare(`select * from refund where ${column} = ?`).get(value))

  return {
    add: ({ id, ref, bankTransaction, amount, createdAt }) =>
      void database
        .prepare('insert into refund (id, ref, bank_transaction, amount, created_at) values (?, ?, ?, ?, ?)')
        .run(id, ref, bankTransaction, amount, createdAt.getTime()),
    find: (id) => select('id', id),
    findByRef: (ref) => select('ref', ref),
    sumOf: (bankTransaction) =>
      Sum.parse(
        database
          .prepare('select coalesce(sum(amount), 0) as total from refund where bank_transaction = ?')
          .get(bankTransaction),
      ).total,
  }
}

function refundOf(value: unknown): Refund | undefined {
  if (value === undefined) return undefined
  const { id, ref, bank_transaction, amount, created_at } = Row.parse(value)
  return { id, ref, bankTransaction: bank_transaction, amount, createdAt: new Date(created_at) }
}
