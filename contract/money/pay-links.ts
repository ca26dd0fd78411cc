import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId } from '#contract/wire.ts'
import { staffChange, staffRead } from '#contract/staff-endpoint.ts'
import { OrderCode } from '#contract/order-code.ts'

const problems = ['hold_expired', 'not_found', 'order_settled'] as const

export const readDeskPayLink = endpoint({
  ...staffRead,
  path: 'DeskArea/Order/PayLink/{Code}',
  summary: 'The payment link of an order, and the text to send it with',
  can: 'booking.make',
  problems,
  params: z.strictObject({ Code: OrderCode }),
  data: z.object({ Url: z.string(), Text: z.string() }),
})

/**
 * Staff send one by WhatsApp themselves, from their own; that they did is recorded. Where a company pays, its guest is sent none: `order_settled`.
 */
export const sendPayLink = endpoint({
  ...staffChange,
  path: 'DeskArea/Order/SendPayLink',
  summary: 'Sends the payment link of an order to its guest',
  can: 'booking.make',
  problems: [...problems, 'phone_invalid', 'forbidden'],
  body: z.strictObject({ ActivityId, Code: OrderCode, Via: z.enum(['sms', 'whatsApp']) }),
  data: z.null(),
})
