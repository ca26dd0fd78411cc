import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readFirstAccount, removeUsedPasswords, storeFirstPassword } from './first-passwords.ts'

const ACCOUNT = { email: 'owner@resort.example', password: 'abcd-efgh-ijkm-npqr' }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'resort-first-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a first password is for the account of the server alone', async () => {
  const file = storeFirstPassword(folder, ACCOUNT)

  const { mode } = await stat(file)

  expect(mode & 0o777).toBe(0o600)
  expect(readFirstAccount(file)).toEqual(ACCOUNT)
})

test('a first password is removed when its account has another one, and no sooner; those of before too', async () => {
  const file = storeFirstPassword(folder, ACCOUNT)
  const former = path.join(folder, 'first-password-studio.txt')
  await writeFile(former, 'The Studio\nE-mail: editor@resort.example\nPassword: abcd-efgh-ijkm-npqr\n')

  await removeUsedPasswords(folder, async () => true)
  const before = [existsSync(file), existsSync(former)]
  await removeUsedPasswords(folder, async (email) => email !== 'editor@resort.example')

  expect(before).toEqual([true, true])
  expect([existsSync(file), existsSync(former)]).toEqual([true, false])
})
