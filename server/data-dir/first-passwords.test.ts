import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { folderOfTest } from '#tests/support/folders.ts'
import { readFirstAccount, removeUsedPasswords, storeFirstPassword } from './first-passwords.ts'

const ACCOUNT = { email: 'owner@resort.example', password: 'abcd-efgh-ijkm-npqr' }

let folder: string
beforeEach(() => {
  folder = folderOfTest()
})

test('a first password is for the account of the server alone', async () => {
  const file = storeFirstPassword(folder, ACCOUNT)

  const { mode } = await stat(file)

  expect(mode & 0o777).toBe(0o600)
  expect(readFirstAccount(file)).toEqual(ACCOUNT)
})

test('a first password is removed when its account has another one, and no sooner', async () => {
  const file = storeFirstPassword(folder, ACCOUNT)

  await removeUsedPasswords(folder, async (email) => email === ACCOUNT.email)
  const before = existsSync(file)
  await removeUsedPasswords(folder, async () => false)

  expect([before, existsSync(file)]).toEqual([true, false])
})
