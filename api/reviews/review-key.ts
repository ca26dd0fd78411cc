import { createHash, randomBytes } from 'node:crypto'

/** A key that deletes one review. Only its hash is kept. */
export function createReviewKey(): { key: string; keyHash: string } {
  const key = `rvk_${randomBytes(32).toString('base64url')}`
  return { key, keyHash: hashOfKey(key) }
}

/** 256 random bits need no slow hash. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
