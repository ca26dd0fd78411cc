import type { LakeDocument } from 'content-lake/document'
import { seedAssets } from './seed-assets.ts'
import { seedDocuments } from './seed-documents.ts'

const written = { _rev: 'seed', _createdAt: '2026-11-01T00:00:00Z', _updatedAt: '2026-11-01T00:00:00Z' }

/** The seed as a whole dataset that needs no lake: its pictures are the site's own files. */
export function seedDataset(): LakeDocument[] {
  const assets = seedAssets('seed/seed').map(({ file, document }) => ({ ...document, url: `/files/images/${file}` }))
  return [...seedDocuments(), ...assets].map((document) => ({ ...document, ...written }))
}
