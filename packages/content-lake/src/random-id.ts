import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Letters and digits, as the Content Lake names transactions and keys of lists. */
export function randomId(length = 22): string {
  // A remainder favours a few letters a little: harmless where only uniqueness counts.
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
