import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { OrderCode } from '#contract/orders.ts'
import { ActivityId, line, TakaInput } from '#contract/wire.ts'
import { staffChange } from './staff-endpoint.ts'

/**
 * What is on a bill besides nights. `allowance`: taken off after booking. `fee`: what the policy keeps of nights that were given up.
 * `adjustment`: of a discount, for such nights.
 */
export const chargeKinds = ['discount', 'extra', 'allowance', 'fee', 'adjustment'] as const

/** What a guest has apart from the nights: a driver's bed, a meal. `Price` is of one, before tax. */
export const addExtra = endpoint({
  ...staffChange,
  path: 'DeskArea/Order/AddExtra',
  summary: 'Puts an extra on the bill of an order',
  can: 'bill.change',
  problems: ['not_found', 'order_settled', 'amount_too_large'],
  body: z.strictObject({
    ActivityId,
    Code: OrderCode,
    Label: line(80).check(z.minLength(1)),
    Quantity: z.int().check(z.minimum(1), z.maximum(999)),
    Price: TakaInput.check(z.minimum(1), z.maximum(1_000_000)),
  }),
  data: z.null(),
})

/**
 * Takes an extra off the bill that was not paid yet; what was paid is given back as a refund. Whoever added it may do so for as long as they
 * may undo (`undoMinutes`); later, or by another member, it waives what is due. What a move to a dearer room costs goes with the move alone.
 */
export const removeExtra = endpoint({
  ...staffChange,
  path: 'DeskArea/Order/RemoveExtra',
  summary: 'Takes an extra off the bill of an order',
  can: 'bill.change',
  danger: { kind: 'givesMoney', freshCode: 'whenSpent', limit: 'giveAway', act: 'removedExtra' },
  problems: ['not_found', 'order_settled'],
  body: z.strictObject({ ActivityId, Code: OrderCode, No: z.int() }),
  data: z.null(),
})
