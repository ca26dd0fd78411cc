import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** One name for all that is in these files and folders below `root`, tests excepted: it changes with every byte. */
export async function hashFiles(root, inputs) {
  const listings = await Promise.all(inputs.map((input) => filesIn(path.join(root, input))))
  const hash = createHash('sha256')
  for (const file of listings.flat().sort()) {
    hash.update(path.relative(root, file)).update('\0')
    hash.update(await readFile(file)).update('\0')
  }
  return hash.digest('hex')
}

async function filesIn(input) {
  if ((await stat(input)).isFile()) return [input]
  const entries = await readdir(input, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}
