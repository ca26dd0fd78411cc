import * as z from 'zod/mini'

// Proof of work that a browser gives for a code while hardly any code is used: it costs a guest seconds, and a flood hours.

export const STAMP_HEADER = 'stamp'

/**
 * `Data` of `stamp_needed`. The header `stamp` is then the challenge, a dot and a decimal number below 10^15 such that SHA-256 over the
 * challenge's SHA-256 (32 bytes) and the number (8 bytes, big-endian) begins with that many zero bits. It is good for this phone, once,
 * for some minutes.
 */
export const StampNeeded = z.object({ Challenge: z.string(), Bits: z.int() })
export type StampNeeded = z.infer<typeof StampNeeded>
