import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** All that decides what the built Studio is: its model, its own sources, how it is packed, and every library's version. */
const INPUTS = ['cms/schema', 'cms/studio', 'server/studio/build', 'package-lock.json']

/** One name for what the Studio would be built from now. It changes with every byte of it. */
export async function hashStudioInputs(root: string): Promise<string> {
  const listings = await Promise.all(INPUTS.map((input) => filesIn(path.join(root, input))))
  const hash = createHash('sha256')
  for (const file of listings.flat().toSorted()) {
    hash.update(path.relative(root, file)).update('\0')
    hash.update(await readFile(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

async function filesIn(input: string): Promise<string[]> {
  if (path.extname(input) !== '') return [input]
  const entries = await readdir(input, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}
