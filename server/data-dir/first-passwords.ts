import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type FirstAccount = { email: string; password: string }

/** Whose first account it is. */
export type Place = 'studio' | 'desk'

const names: Record<Place, string> = { studio: 'The Studio', desk: 'The front desk' }

/** Where the first password of a new installation waits for its first use: for the server's account alone, and on no terminal or log. */
export function firstPasswordFile(folder: string, place: Place): string {
  return path.join(folder, `first-password-${place}.txt`)
}

/** Answers the file. */
export function storeFirstPassword(folder: string, place: Place, { email, password }: FirstAccount): string {
  const file = firstPasswordFile(folder, place)
  const note = 'At the first sign-in you choose another one, and this file is removed.'
  rmSync(file, { force: true })
  writeFileSync(file, `${names[place]}\nE-mail: ${email}\nPassword: ${password}\n${note}\n`, {
    mode: 0o600,
    flag: 'wx',
  })
  return file
}

/** The account whose password a file holds. */
export function readFirstAccount(folder: string, place: Place): FirstAccount | undefined {
  const file = firstPasswordFile(folder, place)
  if (!existsSync(file)) return undefined
  const [, email, password] = /^E-mail: (\S+)\nPassword: (\S+)$/m.exec(readFileSync(file, 'utf8')) ?? []
  return email === undefined || password === undefined ? undefined : { email, password }
}

/** A job: removes a file whose password is no longer the account's. `isGiven` answers whether it still is. */
export async function removeUsedPasswords(
  folder: string,
  isGiven: Readonly<Record<Place, (email: string) => boolean | Promise<boolean>>>,
): Promise<void> {
  for (const place of ['studio', 'desk'] as const) {
    const account = readFirstAccount(folder, place)
    if (account && !(await isGiven[place](account.email))) rmSync(firstPasswordFile(folder, place), { force: true })
  }
}
