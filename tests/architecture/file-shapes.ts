import type { Import } from './folder-circles.ts'
import type { SourceFile } from './read-tree.ts'

export const MAX_FILES = 20

/** Grows by one file with each change of the database, and is read one by one. */
const MIGRATIONS = 'api/db/migrations'

/** Folders that hold more files than a reader takes in, with how many. Tests and styles count. */
export function crowdedFolders(tree: readonly SourceFile[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { path } of tree.filter(({ path }) => path.includes('/'))) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return new Map([...counts].filter(([folder, count]) => count > MAX_FILES && folder !== MIGRATIONS))
}

const FRAGMENT_LINES = 20

/** Files that are too short to stand alone and serve one other file only. */
export function fragments(tree: readonly SourceFile[], imports: readonly Import[]): string[] {
  const importers = Map.groupBy(imports, ({ to }) => to)
  return tree
    .filter(({ path, text }) => isCode(path) && linesOf(text) < FRAGMENT_LINES)
    .filter(({ path }) => new Set(importers.get(path)?.map(({ from }) => from)).size === 1)
    .map(({ path }) => path)
}

/** Of the sources, without tests and what is generated. */
export function medianLines(tree: readonly SourceFile[]): number {
  const sizes = tree
    .filter(({ path }) => isCode(path) && !/^tests\/|\.generated\./.test(path))
    .map(({ text }) => linesOf(text))
    .toSorted((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 0
}

function isCode(path: string): boolean {
  return /\.tsx?$/.test(path) && !/\.(test|setup)\.tsx?$/.test(path)
}

function linesOf(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}
