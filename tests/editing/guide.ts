import { readFile } from 'node:fs/promises'
import path from 'node:path'

const FILE = path.resolve(import.meta.dirname, '../../docs/editing.md')

/** Where the guide's pictures are. */
export const PICTURES = path.resolve(import.meta.dirname, '../../docs/editing')

export type Guide = { headings: readonly string[]; pictures: readonly string[] }

/** The headings of the guide and the names of the pictures that it shows. */
export async function readGuide(): Promise<Guide> {
  const text = await readFile(FILE, 'utf8')
  return {
    headings: [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading),
    pictures: [...text.matchAll(/\]\(editing\/([\w-]+)\.webp\)/g)].map(([, name = '']) => name),
  }
}
