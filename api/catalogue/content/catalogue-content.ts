import { createHash } from 'node:crypto'
import type { Deps } from '#api/platform/deps.ts'
import { noteCatalogueChange } from '#api/platform/catalogue-changes/catalogue-changes.ts'
import type { GalleryPicture } from '../gallery/gallery.sql.ts'
import type { HouseContent } from '../houses/house.ts'
import { insertSources, replaceGallery, replaceWords, selectTaken, storeTaken } from './catalogue-content.sql.ts'

/** All words and pictures of the catalogue, as they were published. */
export type CatalogueContent = {
  houses: readonly HouseContent[]
  gallery: readonly GalleryPicture[]
  /** Where the lake has the pictures, by path; those in the product's own folder are not among them. */
  sources: Readonly<Record<string, string>>
}

/**
 * Takes the words and pictures of the catalogue over from the content, if they are others than before, so that everyone who reads a house
 * reads them: the site, the desk, letters, paper. A house of which the content says nothing keeps its name alone. Every process may call it.
 */
export async function takeContent({ db }: Pick<Deps, 'db'>, content: CatalogueContent): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  await db.inTransaction(async (transaction) => {
    if (!(await storeTaken(transaction, hash))) return
    await noteCatalogueChange(transaction)
    await insertSources(transaction, content.sources)
    await replaceWords(transaction, content.houses)
    await replaceGallery(transaction, content.gallery)
  })
}

/** Whether anything was taken over: what the product is born with must not take the place of what staff wrote. */
export async function hasContent({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  return (await selectTaken(db)) !== undefined
}
