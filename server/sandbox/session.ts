import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { paisaOf } from '#api/payments/sslcommerz/ask.ts'
import type { Sandbox } from './options.ts'

function text(maxLength: number) {
  return z.string().check(z.minLength(1), z.maxLength(maxLength))
}
const webAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(255))
const echoed = z._default(z.string().check(z.maxLength(255)), '')

/** The fields of a session request, with the lengths that the gateway documents. It ignores what it does not know. */
export const SessionRequest = z.object({
  total_amount: z
    .string()
    .check(z.refine((amount) => isBetween(paisaOf(amount), 1_000, 50_000_000), 'must be between 10.00 and 500000.00')),
  currency: z.literal('BDT'),
  tran_id: text(30),
  success_url: webAddress,
  fail_url: webAddress,
  cancel_url: webAddress,
  ipn_url: webAddress,
  product_name: text(255),
  product_category: text(50),
  product_profile: z.enum(['general', 'physical-goods', 'non-physical-goods', 'telecom-vertical']),
  shipping_method: z.literal('NO'),
  cus_name: text(50),
  cus_email: z.email().check(z.maxLength(50)),
  cus_phone: text(20),
  cus_add1: text(50),
  cus_city: text(50),
  cus_postcode: text(30),
  cus_country: text(50),
  value_a: echoed,
  value_b: echoed,
  value_c: echoed,
  value_d: echoed,
})
export type SessionRequest = z.infer<typeof SessionRequest>

export const SessionStatus = z.enum(['PENDING', 'VALID', 'FAILED', 'CANCELLED', 'EXPIRED'])
export type SessionStatus = z.infer<typeof SessionStatus>

/** One payment page and what became of it. */
export type Session = {
  key: string
  request: SessionRequest
  status: SessionStatus
  /** The way of paying, as `card_type` names it; empty when nothing was paid. */
  method: string
  valId: string
  bankTransaction: string
  createdAt: Date
  decidedAt: Date | undefined
  validatedAt: Date | undefined
}

function isBetween(value: number | undefined, min: number, max: number): boolean {
  return value !== undefined && value >= min && value <= max
}

/** An unused page ends after so long. */
const PAGE_MINUTES = 30

export type Choice = 'pay' | 'fail' | 'cancel'

const statuses = { pay: 'VALID', fail: 'FAILED', cancel: 'CANCELLED' } as const

/** Writes what the guest chose and sends the notice. A page that is already decided stays as it is. */
export function decide(sandbox: Sandbox, session: Session, choice: Choice, method: string): Session {
  const current = expireOldPage(sandbox, session)
  if (current.status !== 'PENDING') return current
  const isPaid = choice === 'pay'
  return write(sandbox, session, {
    status: statuses[choice],
    method: isPaid ? method : '',
    valId: isPaid ? reference(sandbox) : '',
    bankTransaction: isPaid ? reference(sandbox) : '',
  })
}

export function expireOldPage(sandbox: Sandbox, session: Session): Session {
  const isOver = sandbox.now().getTime() >= session.createdAt.getTime() + PAGE_MINUTES * 60_000
  if (session.status !== 'PENDING' || !isOver) return session
  return write(sandbox, session, { status: 'EXPIRED', method: '', valId: '', bankTransaction: '' })
}

type Outcome = Pick<Session, 'status' | 'method' | 'valId' | 'bankTransaction'>

function write({ store, notify, now }: Sandbox, { key }: Session, outcome: Outcome): Session {
  store.decide({ key, ...outcome, at: now() })
  notify(key)
  const written = store.find(key)
  if (!written) throw new Error(`The page ${key} is gone`)
  return written
}

/** A number like the gateway's: the day's digits, then something that cannot be guessed. */
function reference({ now }: Sandbox): string {
  return now().toISOString().slice(2, 19).replaceAll(/\D/g, '') + randomBytes(9).toString('hex')
}
