import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepSecrets, previewKeyOf, secretsOf } from './secrets.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'resort-secrets-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('secrets are made once and stay the same after a restart', async () => {
  const first = await keepSecrets(folder)

  const second = await keepSecrets(folder)

  expect(second).toEqual(first)
  expect(first.identityKey).toHaveLength(32)
})

test('nobody else on the machine may read them', async () => {
  await keepSecrets(folder)

  const { mode } = await stat(path.join(folder, 'secrets.json'))

  expect(mode & 0o777).toBe(0o600)
})

test('a configured secret takes the place of a made one', async () => {
  const kept = await keepSecrets(folder)
  const CODE_PEPPER = new Uint8Array(32).fill(9)

  const secrets = secretsOf({ CODE_PEPPER, IDENTITY_KEY: undefined }, kept)

  expect(secrets).toEqual({ codePepper: CODE_PEPPER, identityKey: kept.identityKey })
})

test('previews are signed by a key of their own, the same in each process that has the secrets', async () => {
  const kept = await keepSecrets(folder)
  const another = { codePepper: new Uint8Array(32).fill(9) }

  expect(previewKeyOf(await keepSecrets(folder))).toEqual(previewKeyOf(kept))
  expect(previewKeyOf(kept)).not.toEqual(kept.codePepper)
  expect(previewKeyOf(kept)).not.toEqual(previewKeyOf(another))
})

test('a damaged file is named instead of replaced', async () => {
  await writeFile(path.join(folder, 'secrets.json'), '{')

  const keeping = keepSecrets(folder)

  await expect(keeping).rejects.toThrow(/secrets\.json cannot be read/)
})

test('where the secrets are there nothing is written', async () => {
  await keepSecrets(folder)
  const before = await stat(folder)
  await utimes(folder, before.atime, new Date('2026-11-01'))

  await keepSecrets(folder)

  expect((await stat(folder)).mtime).toEqual(new Date('2026-11-01'))
})
