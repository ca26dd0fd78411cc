import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no I, L, O, U, which are misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code of 60 random bits: nobody can guess it, and it can be read over the telephone. */
export function createOrderCode(): string {
  return randomText(12)
}

/** 26 characters: the instant in milliseconds, then 80 random bits. It sorts by time, and fits the 30 that SSLCOMMERZ allows. */
export function createUlid(at: Date): string {
  return timePart(at.getTime(), 10) + randomText(16)
}

function timePart(value: number, length: number): string {
  if (length === 0) return ''
  return timePart(Math.floor(value / 32), length - 1) + ALPHABET.charAt(value % 32)
}

function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET.charAt(byte % 32)).join('')
}
