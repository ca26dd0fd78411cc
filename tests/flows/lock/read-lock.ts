import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { LOCK, type Lock } from './lock.ts'

const LockFile = z.record(z.string(), z.record(z.string(), z.object({ hash: z.string(), title: z.string() })))

/** The locked paths; none while there is no file. */
export async function readLock(): Promise<Lock> {
  const text = await readFile(LOCK, 'utf8').catch(() => '{}')
  return LockFile.parse(JSON.parse(text))
}
