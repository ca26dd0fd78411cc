import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256, sha256OfSeed } from './sha256.ts'

const hexOf = (hash: Int32Array) => Buffer.from(hash.buffer).swap32().toString('hex')
const expected = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('bytes of any number have the hash that they have elsewhere', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(hexOf(sha256(bytes))).toBe(expected(bytes))
    }),
  )
})

test('a seed and a number have the hash of their 40 bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.maxSafeNat(), (seed, number) => {
      const bytes = Buffer.concat([seed, Buffer.alloc(8)])
      bytes.writeBigUInt64BE(BigInt(number), 32)
      const words = Int32Array.from({ length: 8 }, (_, index) => bytes.readInt32BE(index * 4))
      const hash = new Int32Array(8)

      sha256OfSeed(words, number, hash, new Int32Array(64))

      expect(hexOf(hash)).toBe(expected(bytes))
    }),
  )
})
