import * as z from 'zod/mini'
import { allowanceCauses } from './allowance-rules.ts'

/** What a charge is for, as data: `contract/wording/charge-words.ts` has the words. `Label` and `Reason` are typed by staff. */
export const ChargeNote = z.object({
  /** What an extra is. */
  Label: z.optional(z.string()),
  /** Why a discount or an allowance was given: the percentage, where it was given as one, the cause, and more about it. */
  Percent: z.optional(z.number()),
  Cause: z.optional(z.enum(allowanceCauses)),
  Reason: z.optional(z.string()),
  /** The rooms of guests who moved to a dearer one. */
  From: z.optional(z.string()),
  To: z.optional(z.string()),
})
export type ChargeNote = z.infer<typeof ChargeNote>
