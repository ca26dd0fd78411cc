import * as z from 'zod/mini'
import { paisaOf } from '#api/money/payments/sslcommerz/ask.ts'

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
