import { assetIdOf } from '../seed/picture.ts'
import { pictures } from '../seed/pictures.generated.ts'
import { seedDocuments } from '../seed/seed-documents.ts'

type StoredDocument = { _id: string; _type: string }

/** The seed as a dataset holds it: its documents with those of its pictures, whose files are the site's own. */
export function seedDataset(): StoredDocument[] {
  const assets = Object.entries(pictures).map(([file, picture]) => ({
    _id: assetIdOf(picture),
    _type: 'sanity.imageAsset',
    url: `files/images/${file}`,
    metadata: picture.metadata,
  }))
  return [...seedDocuments(), ...assets]
}
