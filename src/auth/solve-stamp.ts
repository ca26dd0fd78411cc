import { sha256 } from '@noble/hashes/sha2.js'
import type { StampNeeded } from '#contract/values/stamps.ts'

/** The stamp for a challenge. Takes 2^Bits tries on average, so call it where no page waits. */
export function solveStamp({ Challenge, Bits }: StampNeeded): string {
  const tried = new Uint8Array(40)
  tried.set(sha256(new TextEncoder().encode(Challenge)))
  const view = new DataView(tried.buffer)
  for (let number = 0; ; number += 1) {
    view.setBigUint64(32, BigInt(number))
    if (startsWithZeros(sha256(tried), Bits)) return `${Challenge}.${number}`
  }
}

/** Up to 32 bits. */
function startsWithZeros({ buffer, byteOffset }: Uint8Array, bits: number): boolean {
  return Math.clz32(new DataView(buffer, byteOffset).getUint32(0)) >= bits
}
