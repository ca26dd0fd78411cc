import * as z from 'zod/mini'
import { GatewayUnreachable } from '#api/platform/payment-gateway.ts'

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

const TIMEOUT_MS = 10_000

type Question<Schema> = { fetch: Fetch; url: URL; init?: RequestInit; answer: Schema }

/**
 * Asks the gateway and reads its JSON. Anything but a readable answer in time is `GatewayUnreachable`.
 * Messages name the path alone: the gateway wants its secrets in the query.
 */
export async function ask<Schema extends z.ZodMiniType>({
  fetch,
  url,
  init,
  answer,
}: Question<Schema>): Promise<z.output<Schema>> {
  const text = await fetchText(fetch, url, init)
  const parsed = answer.safeParse(jsonOf(text))
  if (!parsed.success) throw new GatewayUnreachable(`${url.pathname} gave an answer that cannot be read`)
  return parsed.data
}

async function fetchText(fetch: Fetch, url: URL, init: RequestInit = {}): Promise<string> {
  try {
    const response = await fetch(url.href, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return await response.text()
  } catch (cause) {
    throw new GatewayUnreachable(`${url.pathname} did not answer`, { cause })
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // An error page instead of JSON: the schema refuses it like any other unreadable answer.
  }
}

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

/** `INVALID_REQUEST` is a refusal; any other connection but `DONE` means that the request was not processed. */
export const RefundAnswer = z.object({
  APIConnect: z.enum(['DONE', 'INVALID_REQUEST']),
  status: z.optional(z.string()),
  refund_ref_id: z.optional(Text),
  errorReason: z.optional(z.string()),
})
export type RefundAnswer = z.infer<typeof RefundAnswer>

/** `123456` paisa as `1234.56`, as the gateway expects amounts. */
export function decimalOf(paisa: number): string {
  return `${Math.floor(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`
}

/** `1234.56`, `1234.5` or `1234` as paisa, without passing through a float; undefined for anything else. */
export function paisaOf(decimal: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(decimal)
  if (!match) return undefined
  const [, taka = '', paisa = ''] = match
  return Number(taka) * 100 + Number(paisa.padEnd(2, '0'))
}
