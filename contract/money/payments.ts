import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { payPercents } from '#contract/values/money.ts'
import { OrderStatus, OrderType } from '#contract/orders/orders.ts'
import { ActivityId, Taka } from '#contract/wire.ts'
import { OrderCode } from '#contract/order-code.ts'

/** A payment attempt's id: a ULID, which is also the gateway's transaction id. */
export const AttemptId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/))

/** `REVIEW`: money was taken, and staff must look before the order is confirmed. */
export const PaymentState = z.enum(['PENDING', 'SUCCESS', 'FAILED', 'CANCELLED', 'REVIEW'])
export type PaymentState = z.infer<typeof PaymentState>

/** The state of one attempt, for those who know its id. */
export const getPaymentState = endpoint({
  method: 'GET',
  path: 'BookingArea/Payment/State',
  area: 'Payments',
  summary: 'The state of one attempt to pay, for those who know its id',
  caller: 'anyone',
  problems: ['not_found'],
  /** The order's code may be left out: a guest who returns while we cannot look it up is led by the attempt alone. */
  query: z.strictObject({ Code: z.optional(OrderCode), Id: AttemptId }),
  data: z.object({
    State: PaymentState,
    Code: OrderCode,
    /** What this attempt was to pay, BDT. */
    Amount: Taka,
    HoldUntil: z.nullable(z.string()),
    /** Due of the order: a payment of its balance may fail and leave it as it was. */
    Due: Taka,
    Type: OrderType,
    Status: OrderStatus,
    Paid: Taka,
    /** As of the order: whether a share of it may be paid. */
    CanPayPart: z._default(z.boolean(), false),
  }),
})

/** Pays an order that is still held, or what is due of a confirmed one. */
export const payOrder = endpoint({
  method: 'POST',
  path: 'BookingArea/Payment/Pay',
  area: 'Payments',
  summary: 'Opens another payment page: for an order that is still held, or for what is due',
  caller: 'guest',
  once: 'steps',
  problems: ['gateway_unavailable', 'hold_expired', 'not_found', 'order_settled', 'amount_too_small'],
  limits: { paymentPagesPerGuest: 'guest' },
  body: z.strictObject({ ActivityId, Code: OrderCode, PayPercent: z.enum(payPercents) }),
  data: z.object({ PaymentURL: z.string() }),
})

/** What opens one order for payment, and nothing else of it. In the address of the page it stands behind `#`, which no server is sent. */
export const PayToken = z.string().check(z.regex(/^[\w-]{22}$/))

/** The address of the page on which an order is paid by its link. */
export function payLinkAddress(origin: string, { code, token }: { code: string; token: string }): string {
  return `${origin}/pay/${code}#${token}`
}

/** What is to be paid, without who pays it. An order that cannot be paid any more answers why, and nothing of itself. */
export const PayLink = z.object({
  Code: OrderCode,
  Type: OrderType,
  /** 'Rania House, single room, 01-12-2026 to 03-12-2026'. */
  Booked: z.string(),
  Payable: Taka,
  Due: Taka,
  /** Whether a part of it may be paid: of a stay that is not paid at all. */
  CanPayPart: z.boolean(),
  HoldUntil: z.nullable(z.string()),
})
export type PayLink = z.infer<typeof PayLink>

export const readPayLink = endpoint({
  method: 'GET',
  path: 'BookingArea/PayLink/Get',
  area: 'Payments',
  summary: 'What is to be paid of an order, for those who have its payment link',
  caller: 'anyone',
  problems: ['hold_expired', 'not_found', 'order_settled'],
  query: z.strictObject({ Code: OrderCode, Token: PayToken }),
  data: PayLink,
})

export const payByLink = endpoint({
  method: 'POST',
  path: 'BookingArea/PayLink/Pay',
  area: 'Payments',
  summary: 'Opens a payment page for an order, for those who have its payment link',
  caller: 'anyone',
  once: 'steps',
  problems: ['gateway_unavailable', 'hold_expired', 'not_found', 'order_settled', 'amount_too_small'],
  limits: { payLinksPerAddress: 'network' },
  body: z.strictObject({ ActivityId, Code: OrderCode, Token: PayToken, PayPercent: z.enum(payPercents) }),
  data: z.object({ PaymentURL: z.string() }),
})

/** Where a gateway calls back, with a form: `return` brings the guest's browser, `notice` is sent by the gateway itself. */
export const callbackPaths = {
  return: 'BookingArea/Payment/Return/{gateway}/{outcome}',
  notice: 'BookingArea/Payment/Notice/{gateway}',
} as const

/** The query of `/Booking/Status`. What it claims is a hint; the page asks `getPaymentState`. */
export const statusQueryNames = ['Code', 'Payment', 'Transaction', 'Phone', 'Id', 'IsNew'] as const
