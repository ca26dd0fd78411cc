import * as z from 'zod/mini'

/** How far the making of the Studio is. `total` is known only once all of its parts are. */
export const BuildProgress = z.object({
  step: z.enum(['waiting', 'reading', 'packing', 'compressing']),
  done: z.number(),
  total: z.optional(z.number()),
})

export type BuildProgress = z.infer<typeof BuildProgress>

export type TellProgress = (progress: BuildProgress) => void
