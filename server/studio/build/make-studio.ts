import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { compressFolder } from './compress-folder.ts'
import { packStudio } from './pack-studio.ts'
import type { TellProgress } from './progress.ts'
import { isBuilt, studioFolder, studiosFolder, sweepStudios, UNFINISHED } from './studio-folders.ts'
import { hashStudioInputs } from './studio-inputs.ts'

const WAIT_FOR_ANOTHER_MS = 600_000

/** Builds the Studio of `root`, unless it is there already, and answers its folder. */
export async function makeStudio(root: string, tell: TellProgress): Promise<string> {
  const folder = studioFolder(root, await hashStudioInputs(root))
  if (await isBuilt(folder)) return folder
  await mkdir(studiosFolder(root), { recursive: true })
  tell({ step: 'waiting', done: 0 })
  const done = holdLock(studiosFolder(root))
  try {
    // Another process may have built it while this one waited.
    if (await isBuilt(folder)) return folder
    const unfinished = folder + UNFINISHED
    await packStudio(root, unfinished, tell)
    await compressFolder(unfinished, tell)
    await rename(unfinished, folder)
    await sweepStudios(root)
    return folder
  } finally {
    done()
  }
}

/** One build at a time on this machine: each needs a gigabyte. The lock is SQLite's, so it ends with its holder however that dies. */
function holdLock(folder: string): () => void {
  const lock = new DatabaseSync(path.join(folder, 'building.lock'), { timeout: WAIT_FOR_ANOTHER_MS })
  lock.exec('begin exclusive')
  return () => lock.close()
}
