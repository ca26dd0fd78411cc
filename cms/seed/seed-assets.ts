import { assetIdOf } from './picture.ts'
import type { PictureFile } from './picture-words.ts'
import { pictures } from './pictures.generated.ts'
import { seedDocuments } from './seed-documents.ts'
import type { SeedDocument } from './seed-document.ts'

/** A picture of the seed: its document without an address, and `{category}/{file}` below public/files/images/. */
export type SeedAsset = { file: PictureFile; document: SeedDocument & { path: string } }

/** The pictures that the seed's documents show, each once. `dataset` is `{project}/{name}`. */
export function seedAssets(dataset: string): readonly SeedAsset[] {
  const used = JSON.stringify(seedDocuments())
  const assets = new Map<string, SeedAsset>()
  for (const file of pictureFiles()) {
    const id = assetIdOf(pictures[file])
    // Copies of a file in two folders are one asset.
    if (used.includes(`"${id}"`) && !assets.has(id)) assets.set(id, { file, document: assetDocument(file, dataset) })
  }
  return [...assets.values()]
}

function pictureFiles(): PictureFile[] {
  return Object.keys(pictures).filter((file): file is PictureFile => file in pictures)
}

function assetDocument(file: PictureFile, dataset: string) {
  const { sha1, width, height, ...rest } = pictures[file]
  return {
    _id: assetIdOf(pictures[file]),
    _type: 'sanity.imageAsset',
    assetId: sha1,
    sha1hash: sha1,
    uploadId: sha1,
    originalFilename: file.slice(file.indexOf('/') + 1),
    path: `images/${dataset}/${sha1}-${width}x${height}.${rest.extension}`,
    ...rest,
  }
}
