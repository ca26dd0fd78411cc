import { writeFile } from 'node:fs/promises'
import { flows } from '#tests/model/flows.ts'
import { lockDifferences } from './lock-differences.ts'
import { LOCK, lockOf, lockText } from './lock.ts'
import { readLock } from './read-lock.ts'

/** Writes flows.lock.json anew, and answers what changed in it. */
export async function updateLock(): Promise<string[]> {
  const now = lockOf(flows)
  const differences = lockDifferences(await readLock(), now)
  await writeFile(LOCK, lockText(now))
  return differences
}
