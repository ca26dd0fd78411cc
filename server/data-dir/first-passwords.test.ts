import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { firstPasswordFile, readFirstAccount, removeUsedPasswords, storeFirstPassword } from './first-passwords.ts'

const ACCOUNT = { email: 'owner@resort.example', password: 'abcd-efgh-ijkm-npqr' }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'resort-first-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a first password is for the account of the server alone', async () => {
  const file = storeFirstPassword(folder, 'desk', ACCOUNT)

  const { mode } = await stat(file)

  expect(mode & 0o777).toBe(0o600)
  expect(readFirstAccount(folder, 'desk')).toEqual(ACCOUNT)
})

test('a first password is removed when its account has another one, and no sooner', async () => {
  storeFirstPassword(folder, 'desk', ACCOUNT)
  storeFirstPassword(folder, 'studio', { ...ACCOUNT, email: 'editor@resort.example' })
  const asked: string[] = []
  const isGiven = (email: string) => asked.push(email) > 0

  await removeUsedPasswords(folder, { desk: isGiven, studio: isGiven })
  await removeUsedPasswords(folder, { desk: () => false, studio: isGiven })

  expect(existsSync(firstPasswordFile(folder, 'desk'))).toBe(false)
  expect(existsSync(firstPasswordFile(folder, 'studio'))).toBe(true)
  expect(asked).toContain(ACCOUNT.email)
})
