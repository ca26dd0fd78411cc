import { basename } from 'node:path'
import type { GalleryImage } from '#contract/catalogue/gallery.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { NewHouse } from '../houses/house.ts'
import { doubleDom, ichamotiHouse, mudHouse, raniaHouse } from '../houses/seed/our-houses.ts'
import { countImages, insertImage } from './gallery.sql.ts'

/** The folder of the gallery on the wire. A house's picture lies in the tree once: the picture route finds it under both names. */
const FOLDER = 'files/images/gallerys'

const tabs: readonly { category: GalleryImage['Category']; house: NewHouse }[] = [
  { category: 'Rania House', house: raniaHouse },
  { category: 'Double Dom', house: doubleDom },
  { category: 'Mud House', house: mudHouse },
  { category: 'Ichamoti House', house: ichamotiHouse },
]

/** Fills an empty gallery with the houses' pictures, each once. Every process may call it at its start. */
export async function seedGallery(db: Db): Promise<void> {
  await db.inTransaction(async (transaction) => {
    if ((await countImages(transaction)) > 0) return
    for (const { category, house } of tabs) {
      for (const [index, { path, uploadedAt }] of house.images.entries()) {
        await insertImage(transaction, { path: `${FOLDER}/${basename(path)}`, category, rank: index + 1, uploadedAt })
      }
    }
  })
}
