import * as z from 'zod/mini'

// Apart from wire.ts, which every page loads: the first visit has no bytes to spare.

/** An order's code: 12 characters that cannot be guessed. */
export const OrderCode = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{12}$/))
