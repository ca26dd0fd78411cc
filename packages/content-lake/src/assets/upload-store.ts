import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

export type UploadStore = {
  /** Returns when the content is on the disk under its name, whole. */
  store(name: string, content: Buffer): Promise<void>
  /** Where the content of that name lies. */
  pathOf(name: string): string
}

/** The content of assets, as it was uploaded. A name is made of the content, so what has a name never changes. */
export function openUploadStore(directory: string): UploadStore {
  const drafts = draftsOf(directory)
  mkdirSync(drafts, { recursive: true })
  const pathOf = (name: string) => path.join(directory, path.basename(name))

  return {
    pathOf,
    async store(name, content) {
      const target = pathOf(name)
      const known = await stat(target).catch(() => undefined)
      // Another upload of the same content may have given it its name just now.
      if (known?.size === content.length) return syncFolder(directory)
      const draft = path.join(drafts, randomUUID())
      try {
        await writeThrough(draft, content)
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      // A new name is on the disk only when its folder is.
      await syncFolder(directory)
    },
  }
}

/** Removes what a killed process left half-written: no caller was answered yet. For the start, before anything is uploaded. */
export function forgetHalfUploads(directory: string): void {
  rmSync(draftsOf(directory), { recursive: true, force: true })
}

function draftsOf(directory: string): string {
  return path.join(directory, 'drafts')
}

async function writeThrough(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function syncFolder(directory: string): Promise<void> {
  // Windows opens no folders, and needs no word about their names.
  if (process.platform === 'win32') return
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
