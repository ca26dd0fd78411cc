import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { access, link, readFile, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type { Secrets } from '#api/platform/deps.ts'
import type { Env } from '../env/env.ts'
import { StartProblem } from '../start-problem.ts'
import { makeOwnFolder } from './close-to-others.ts'

const key = z.string().transform((text) => new Uint8Array(Buffer.from(text, 'base64')))
const StoredSecrets = z.object({ codePepper: key, identityKey: key, sandboxPassword: z.string().min(1) })
type StoredSecrets = z.infer<typeof StoredSecrets>

/** What this machine generated for itself, so that the product runs without configured secrets. */
export async function ensureSecrets(folder: string): Promise<StoredSecrets> {
  const file = path.join(folder, 'secrets.json')
  // A disk that is full or read-only must not keep a server from starting on what is there.
  if (await isThere(file)) return readSecrets(file)
  const made = {
    codePepper: randomBytes(32).toString('base64'),
    identityKey: randomBytes(32).toString('base64'),
    sandboxPassword: randomBytes(16).toString('hex'),
  }
  makeOwnFolder(folder)
  // Written whole before it has its name: another process that starts now reads all of it or makes it itself.
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(made, undefined, 2), { mode: 0o600 })
  try {
    await link(draft, file)
    return StoredSecrets.parse(made)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await unlink(draft)
  }
  return readSecrets(file)
}

/** The configured secrets, and the made ones for those that are not configured. */
export function secretsOf(
  { CODE_PEPPER, IDENTITY_KEY }: Pick<Env, 'CODE_PEPPER' | 'IDENTITY_KEY'>,
  stored: StoredSecrets,
): Secrets {
  return { codePepper: CODE_PEPPER ?? stored.codePepper, identityKeys: IDENTITY_KEY ?? [stored.identityKey] }
}

/** Signs previews. Made from a secret that all processes share, so that there is not one more to configure. */
export function previewKeyOf({ codePepper }: Pick<Secrets, 'codePepper'>): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', codePepper, '', 'signs previews', 32))
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

async function readSecrets(file: string): Promise<StoredSecrets> {
  try {
    return StoredSecrets.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    throw new StartProblem(
      `${file} cannot be read: restore it, or delete it (sealed identity numbers become unreadable).`,
      {
        cause,
      },
    )
  }
}
