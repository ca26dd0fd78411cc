import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { paisaOf } from '#api/money/payments/sslcommerz/ask.ts'
import type { SessionStore } from './session-store.ts'

/** A refund that the shop requested. `id` is the shop's own, `ref` the gateway's; `amount` is paisa. */
type Refund = { id: string; ref: string; bankTransaction: string; amount: number; createdAt: Date }

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

/** What refunds need of the sandbox. */
type Refunding = { store: SessionStore; refunds: RefundStore; now: () => Date }

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

/** Banks take days; a person who tries the product does not. */
const ARRIVES_AFTER_MS = 60_000

const Request = z.object({
  bank_tran_id: z.string().check(z.minLength(1), z.maxLength(80)),
  refund_trans_id: z.string().check(z.minLength(1), z.maxLength(30)),
  refund_amount: z.string(),
  refund_remarks: z.string().check(z.minLength(1), z.maxLength(255)),
  refe_id: z.optional(z.string().check(z.maxLength(50))),
})

type Answer = Record<string, string>

/** Begins a refund once for each of the shop's ids, never more than was paid. */
export function beginRefund(sandbox: Refunding, query: unknown): Answer {
  const { store, refunds, now } = sandbox
  const request = Request.safeParse(query)
  if (!request.success) return { APIConnect: 'INVALID_REQUEST', errorReason: 'Some fields are missing or too long' }

  const { bank_tran_id: bankTransaction, refund_trans_id: id, refund_amount } = request.data
  const earlier = refunds.find(id)
  const known = { APIConnect: 'DONE', bank_tran_id: bankTransaction }
  if (earlier) return { ...known, status: 'processing', refund_ref_id: earlier.ref, errorReason: '' }

  const session = store.findByBankTransaction(bankTransaction)
  if (!session) return { ...known, status: 'failed', refund_ref_id: '', errorReason: 'There is no such transaction' }
  const amount = paisaOf(refund_amount) ?? 0
  const left = (paisaOf(session.request.total_amount) ?? 0) - refunds.sumOf(bankTransaction)
  if (amount <= 0 || amount > left) {
    return { ...known, status: 'failed', refund_ref_id: '', errorReason: 'The amount is more than can be refunded' }
  }
  const ref = randomBytes(12).toString('hex')
  refunds.add({ id, ref, bankTransaction, amount, createdAt: now() })
  return { ...known, trans_id: session.request.tran_id, status: 'success', refund_ref_id: ref, errorReason: '' }
}

export function describeRefund({ refunds, now }: Refunding, ref: string): Answer {
  const refund = refunds.findByRef(ref)
  if (!refund) return { APIConnect: 'INVALID_REQUEST', errorReason: 'There is no such refund' }
  const hasArrived = now().getTime() >= refund.createdAt.getTime() + ARRIVES_AFTER_MS
  return { APIConnect: 'DONE', refund_ref_id: ref, status: hasArrived ? 'refunded' : 'processing', errorReason: '' }
}
