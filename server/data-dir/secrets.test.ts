import { stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { folderOfTest } from '#tests/support/folders.ts'
import { ensureSecrets, previewKeyOf, secretsOf } from './secrets.ts'

let folder: string
beforeEach(() => {
  folder = folderOfTest()
})

test('secrets are made once and stay the same after a restart', async () => {
  const first = await ensureSecrets(folder)

  const second = await ensureSecrets(folder)

  expect(second).toEqual(first)
  expect(first.identityKey).toHaveLength(32)
})

test('no other user of the machine may read them', async () => {
  await ensureSecrets(folder)

  const { mode } = await stat(path.join(folder, 'secrets.json'))

  expect(mode & 0o777).toBe(0o600)
})

test('a configured secret takes the place of a made one', async () => {
  const stored = await ensureSecrets(folder)
  const CODE_PEPPER = new Uint8Array(32).fill(9)

  const secrets = secretsOf({ CODE_PEPPER, IDENTITY_KEY: undefined }, stored)

  expect(secrets).toEqual({ codePepper: CODE_PEPPER, identityKeys: [stored.identityKey] })
})

test('previews are signed by a separate key, the same in each process that has the secrets', async () => {
  const stored = await ensureSecrets(folder)
  const another = { codePepper: new Uint8Array(32).fill(9) }

  expect(previewKeyOf(await ensureSecrets(folder))).toEqual(previewKeyOf(stored))
  expect(previewKeyOf(stored)).not.toEqual(stored.codePepper)
  expect(previewKeyOf(stored)).not.toEqual(previewKeyOf(another))
})

test('a damaged file is named instead of replaced', async () => {
  await writeFile(path.join(folder, 'secrets.json'), '{')

  const ensuring = ensureSecrets(folder)

  await expect(ensuring).rejects.toThrow(/secrets\.json cannot be read/)
})

test('where the secrets are there nothing is written', async () => {
  await ensureSecrets(folder)
  const before = await stat(folder)
  await utimes(folder, before.atime, new Date('2026-11-01'))

  await ensureSecrets(folder)

  expect((await stat(folder)).mtime).toEqual(new Date('2026-11-01'))
})
