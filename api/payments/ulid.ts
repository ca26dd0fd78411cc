import { randomBytes } from 'node:crypto'

/** Crockford's alphabet: no I, L, O, U, which are misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TIME_LENGTH = 10
const RANDOM_LENGTH = 16

/** 26 characters: the instant in milliseconds, then 80 random bits. It sorts by time, and fits the 30 that SSLCOMMERZ allows. */
export function createUlid(at: Date): string {
  return timePart(at.getTime(), TIME_LENGTH) + randomPart()
}

function timePart(value: number, length: number): string {
  if (length === 0) return ''
  return timePart(Math.floor(value / 32), length - 1) + ALPHABET.charAt(value % 32)
}

function randomPart(): string {
  return Array.from(randomBytes(RANDOM_LENGTH), (byte) => ALPHABET.charAt(byte % 32)).join('')
}
