import { readFile } from 'node:fs/promises'
import path from 'node:path'

const DOCS = path.resolve(import.meta.dirname, '../../docs')

/** The guides for staff: of the Studio, and of the front desk. Each is a page, and a folder of its pictures beside it. */
export type GuideName = 'editing' | 'desk'

export type Guide = { headings: readonly string[]; pictures: readonly string[] }

/** Where a guide's pictures are. */
export function folderOf(name: GuideName): string {
  return path.join(DOCS, name)
}

/** The headings of a guide and the names of the pictures that it shows. */
export async function readGuide(name: GuideName): Promise<Guide> {
  const text = await readFile(path.join(DOCS, `${name}.md`), 'utf8')
  const picture = new RegExp(String.raw`\]\(${name}/([\w-]+)\.webp\)`, 'g')
  return {
    headings: [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading),
    pictures: [...text.matchAll(picture)].map(([, shown = '']) => shown),
  }
}

/** Throws what is wrong between the pictures that a guide shows and those that were taken, in sentences. */
export function requireSamePictures(name: GuideName, { pictures }: Guide, taken: readonly string[]): void {
  const problems = [
    ...pictures
      .filter((shown) => !taken.includes(shown))
      .map((shown) => `docs/${name}.md shows ${shown}, which no one takes.`),
    ...taken
      .filter((picture) => !pictures.includes(picture))
      .map((picture) => `docs/${name}.md does not show ${picture} any more.`),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
