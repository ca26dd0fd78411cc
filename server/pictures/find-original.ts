import { stat } from 'node:fs/promises'
import { join } from 'node:path'

export type Original = { path: string; changedAt: number }

/**
 * The file of a picture, `{category}/{file}` below the pictures' folder; undefined when there is none. The gallery shows the houses'
 * pictures under its own name: what it does not have itself is the house's picture of that name, so that each lies here once.
 */
export async function findOriginal(originalsDir: string, file: string): Promise<Original | undefined> {
  return (
    (await statFile(join(originalsDir, file))) ?? statFile(join(originalsDir, file.replace(/^gallerys\//, 'house/')))
  )
}

async function statFile(path: string): Promise<Original | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? { path, changedAt: found.mtimeMs } : undefined
}
