import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'

/** What scrypt is to spend on one guess. */
export type PasswordCost = { N: number; r: number; p: number }

/** About 0.2 s and 16 MB. */
export const standardCost: PasswordCost = { N: 16_384, r: 8, p: 5 }

const KEY_BYTES = 32
/** Without letters and digits that are read one for another. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

export const SHORTEST_PASSWORD = 12

/** A password that can be read from a terminal: four groups of four, 80 bits. */
export function makePassword(): string {
  const letters = [...randomBytes(16)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** Text that can be stored: the cost stands in it, so that it can rise later. */
export function hashPassword(password: string, cost: PasswordCost): string {
  const salt = randomBytes(16)
  return asText(cost, salt, scryptSync(password.normalize('NFKC'), salt, KEY_BYTES, cost))
}

/** Away from the main thread: a sign-in does not hold up the others. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', expected = ''] = hash.split(':')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const key = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), Buffer.from(salt, 'base64'), KEY_BYTES, cost, (error, derived) =>
      error ? reject(error) : resolve(derived),
    )
  })
  return timingSafeEqual(key, Buffer.from(expected, 'base64'))
}

/** What a password is compared with where there is no account, so that an unknown one takes as long as a known one. */
export function nobodysHash(cost: PasswordCost): string {
  return asText(cost, randomBytes(16), randomBytes(KEY_BYTES))
}

function asText({ N, r, p }: PasswordCost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join(':')
}
