import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Lake } from 'content-lake'
import { fileOf } from '../seed/picture.ts'
import { seedAssets } from '../seed/seed-assets.ts'
import { seedDocuments } from '../seed/seed-documents.ts'
import { LOCAL_LAKE } from './open-client.ts'

/**
 * Gives a new lake the content that the product is born with. Pictures go first and documents last, all at once: a lake that was
 * stopped in between, or could not be filled, is filled by the next start. What an editor wrote in the meantime stays, and what editors
 * remove later does not come back. Answers how many documents came.
 */
export async function seedLake(lake: Pick<Lake, 'wasSeeded' | 'storeFile' | 'seed'>): Promise<number> {
  if (lake.wasSeeded()) return 0
  const assets = seedAssets(`${LOCAL_LAKE.projectId}/${LOCAL_LAKE.dataset}`)
  await Promise.all(
    assets.map(async ({ file, document }) =>
      lake.storeFile(path.basename(document.path), await readFile(fileOf(file))),
    ),
  )
  return lake.seed([...assets.map(({ document }) => document), ...seedDocuments()])
}
