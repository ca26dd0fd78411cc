import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type FirstAccount = { email: string; password: string }

/** Where the first password of a new installation waits for its first use: for the server's account alone, and on no terminal or log. */
export function firstPasswordFile(folder: string): string {
  return path.join(folder, 'first-password.txt')
}

/** Answers the file. */
export function storeFirstPassword(folder: string, { email, password }: FirstAccount): string {
  const file = firstPasswordFile(folder)
  const note = 'At the first sign-in you choose another one, and this file is removed.'
  rmSync(file, { force: true })
  const text = `The front desk and the Studio\nE-mail: ${email}\nPassword: ${password}\n${note}\n`
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  return file
}

/** The account whose password a file holds. */
export function readFirstAccount(file: string): FirstAccount | undefined {
  if (!existsSync(file)) return undefined
  const [, email, password] = /^E-mail: (\S+)\nPassword: (\S+)$/m.exec(readFileSync(file, 'utf8')) ?? []
  return email === undefined || password === undefined ? undefined : { email, password }
}

/** A job: removes the file once its password is no longer the account's. `isGiven` answers whether it still is. */
export async function removeUsedPasswords(folder: string, isGiven: (email: string) => Promise<boolean>): Promise<void> {
  const file = firstPasswordFile(folder)
  const account = readFirstAccount(file)
  if (account && !(await isGiven(account.email))) rmSync(file, { force: true })
}
