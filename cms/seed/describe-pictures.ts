import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describePicture } from 'content-lake/describe-picture'
import sharp from 'sharp'
import type { SeedPicture } from './seed-picture.ts'

const folder = resolve(import.meta.dirname, '../../public/files/images')

/** `{category}/{file}` of every picture that the product is born with, sorted. */
export async function listPictures(): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  return files
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/** What a picture's file is, without its metadata: the same on every machine. */
export async function measurePicture(file: string): Promise<Omit<SeedPicture, 'metadata'>> {
  const content = await readFile(resolve(folder, file))
  const { width, height } = await sharp(content).metadata()
  return { ...fileFacts(content), width, height }
}

/** The committed table of pictures, as TypeScript: an empty lake is filled from it without decoding a picture. */
export async function describePictures(): Promise<string> {
  const described: Record<string, SeedPicture> = {}
  for (const file of await listPictures()) {
    const content = await readFile(resolve(folder, file))
    const { width, height, metadata } = await describePicture(content)
    described[file] = { ...fileFacts(content), width, height, metadata }
  }
  return [
    '// Written by `npm run content -- pictures` from public/files/images/. Change the pictures, then run it again.',
    "import type { SeedPicture } from './seed-picture.ts'",
    '',
    `export const pictures = ${JSON.stringify(described, null, 2)} as const satisfies Record<string, SeedPicture>`,
    '',
  ].join('\n')
}

function fileFacts(content: Buffer) {
  const sha1 = createHash('sha1').update(content).digest('hex')
  return { sha1, size: content.length, extension: 'jpg', mimeType: 'image/jpeg' } as const
}
