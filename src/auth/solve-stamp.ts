import type { StampNeeded } from '#contract/values/stamps.ts'
import { sha256, sha256OfSeed } from './sha256.ts'

/** The stamp for a challenge. Takes 2^Bits tries on average, so call it where no page waits. */
export function solveStamp({ Challenge, Bits }: StampNeeded): string {
  const seed = sha256(new TextEncoder().encode(Challenge))
  const hash = new Int32Array(8)
  const words = new Int32Array(64)
  for (let number = 0; ; number += 1) {
    sha256OfSeed(seed, number, hash, words)
    if (startsWithZeros(hash, Bits)) return `${Challenge}.${number}`
  }
}

/** Up to 32 bits. */
function startsWithZeros([first = -1]: Int32Array, bits: number): boolean {
  return Math.clz32(first) >= bits
}
