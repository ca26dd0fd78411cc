import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export type SourceFile = { path: string; text: string }

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDERS = [
  'build',
  'contract',
  'machines',
  'cms',
  'api',
  'ui',
  'src',
  'desk',
  'server',
  'scripts',
  'tests',
  'packages',
]

/** The project's own sources, with paths relative to its root. */
export async function readTree(): Promise<SourceFile[]> {
  const listings = await Promise.all(FOLDERS.map(listFolder))
  const paths = listings.flat().filter((name) => /\.(tsx?|mjs|sql|css)$/.test(name))
  return Promise.all([...paths, 'package-lock.json'].map(readSource))
}

async function listFolder(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}

async function readSource(name: string): Promise<SourceFile> {
  return { path: name, text: await readFile(path.join(ROOT, name), 'utf8') }
}
