import * as z from 'zod/mini'

/** Numbers and texts alike: the gateway writes `risk_level` and amounts both ways. */
const Text = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

export const SessionAnswer = z.object({
  status: z.string(),
  failedreason: z.optional(z.string()),
  sessionkey: z.optional(z.string()),
  GatewayPageURL: z.optional(z.string()),
})

/** What the gateway knows of a payment. An unsuccessful one lacks most of it. */
export const Transaction = z.object({
  status: z.string(),
  tran_id: z.optional(Text),
  val_id: z.optional(Text),
  bank_tran_id: z.optional(Text),
  card_type: z.optional(Text),
  currency_type: z.optional(Text),
  currency_amount: z.optional(Text),
  risk_level: z.optional(Text),
})
export type Transaction = z.infer<typeof Transaction>

export const ValidationAnswer = z.object({ ...Transaction.shape, APIConnect: z.optional(z.string()) })

export const SessionQueryAnswer = z.object({ ...Transaction.shape, APIConnect: z.literal('DONE') })

export const TransactionQueryAnswer = z.object({
  APIConnect: z.literal('DONE'),
  element: z._default(z.array(Transaction), []),
})

/** `INVALID_REQUEST` is a no; any other connection but `DONE` means that nobody looked at the request. */
export const RefundAnswer = z.object({
  APIConnect: z.enum(['DONE', 'INVALID_REQUEST']),
  status: z.optional(z.string()),
  refund_ref_id: z.optional(Text),
  errorReason: z.optional(z.string()),
})
export type RefundAnswer = z.infer<typeof RefundAnswer>
