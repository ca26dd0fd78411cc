import * as z from 'zod/mini'
import type { LineState } from '#api/orders/order-lines.sql.ts'
import type { StayPlace } from '#api/orders/stays/stay-changes.sql.ts'
import { stayStates } from '#contract/orders/stays.ts'

const Text = z.string()

/** The state before a change, as `stay_change` stores it: undoing the change restores it. */
export const BeforeChange = z.object({
  line: z.object({
    lineNo: z.int(),
    arrival: Text,
    departure: Text,
    nights: z.readonly(z.array(z.int())),
    cancelledAt: z.nullable(Text),
    termsFrom: z.nullable(Text),
  }) satisfies z.ZodMiniType<LineState>,
  stays: z.array(
    z.object({
      id: z.int(),
      lineNo: z.int(),
      state: z.enum(stayStates),
      unitId: Text,
      arrival: Text,
      departure: Text,
      movedFrom: z.nullable(Text),
      moveChargeNo: z.nullable(z.int()),
    }) satisfies z.ZodMiniType<StayPlace>,
  ),
  /** The second stay of guests who changed rooms: one of `stays`, which undoing the change deletes. */
  continued: z.optional(z.int()),
  /** Charges by their numbers: those that the change put on the bill, and those that it took off. */
  added: z.array(z.int()),
  removed: z.array(z.int()),
  /** The refunds that it made. */
  refunds: z.array(Text),
})
export type BeforeChange = z.infer<typeof BeforeChange>
