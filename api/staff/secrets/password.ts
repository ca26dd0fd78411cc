import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { PasswordCost } from '#api/platform/limits.ts'

const KEY_BYTES = 32
/** Without letters and digits that are read one for another. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A password that can be read from a screen: four groups of four, 80 bits. */
export function makePassword(): string {
  return inGroups(lettersOf(randomBytes(16)))
}

/** A code that replaces the authenticator app once: 50 bits of these bytes. */
export function recoveryCodeOf(bytes: Buffer): string {
  return inGroups(lettersOf(bytes.subarray(0, 10)), 5)
}

function lettersOf(bytes: Buffer): string {
  return [...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
}

function inGroups(letters: string, size = 4): string {
  return (letters.match(new RegExp(`.{${size}}`, 'g')) ?? []).join('-')
}

/** Text that can be stored: the cost stands in it, so that it can rise later. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16)
  return asText(cost, salt, await derive(password, salt, cost))
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', expected = ''] = hash.split(':')
  const key = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) })
  return timingSafeEqual(key, Buffer.from(expected, 'base64'))
}

/** What a password is compared with where there is no account, so that an unknown one takes as long as a known one. */
export function unusedHash(cost: PasswordCost): string {
  return asText(cost, randomBytes(16), randomBytes(KEY_BYTES))
}

/** Away from the main thread: a sign-in does not hold up the guests. */
function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

function asText({ N, r, p }: PasswordCost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join(':')
}

/** Whether a PIN is one digit, a run or two digits in turn. */
export function isSimplePin(pin: string): boolean {
  const digits = pin.split('').map(Number)
  const steps = new Set(digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10))
  const isRun = steps.size === 1 && [0, 1, 9].includes([...steps][0] ?? 0)
  return isRun || new Set(digits).size < 3
}
