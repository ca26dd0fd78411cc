import { createHash } from 'node:crypto'
import { type CatalogueContent, hasContent, takeContent } from '#api/catalogue/content/catalogue-content.ts'
import type { CataloguePicture, Facility, HouseImage } from '#api/catalogue/houses/house.ts'
import type { Deps } from '#api/platform/deps.ts'
import type { Catalogue } from '#cms/types.ts'
import { facilityIcons } from '#contract/values/facility-icons.ts'
import { galleryCategories, galleryThemes } from '#contract/values/gallery-categories.ts'
import { permalinkOf } from '#contract/values/site-addresses.ts'
import { usesOfPictures } from '#contract/values/house-pictures.ts'

type Source = {
  read: () => Promise<Catalogue>
  /** Changes with what is read. */
  revision: () => string
  /** False while the seed is shown in place of what staff wrote. */
  isRead: () => boolean
}

/** Hands the words and pictures of the catalogue from the content to the booking system, whenever they have changed. */
export function createCatalogueContent(
  deps: Pick<Deps, 'db'>,
  { read, revision, isRead }: Source,
): () => Promise<void> {
  let taken: string | undefined
  return async () => {
    const wasRead = isRead()
    const now = `${revision()} ${wasRead}`
    if (taken === now) return
    // While no lake answers, what was published last stays.
    if (wasRead || !(await hasContent(deps))) await takeContent(deps, catalogueContentOf(await read()))
    taken = now
  }
}

export function catalogueContentOf({ houses, gallery }: Catalogue): CatalogueContent {
  const sources: Record<string, string> = {}
  const pictureOf = (picture: Picture, folder: string): CataloguePicture => {
    const path = pathOf(picture, folder)
    if (!isOwn(picture)) sources[path] = picture.ImagePath
    const { AltText: alt, Width: width, Height: height, Focus: focus = null, isPhotograph } = picture
    return { path, alt, width, height, focus, isPhotograph }
  }
  const imagesOf = (house: Catalogue['houses'][number]): HouseImage[] =>
    usesOfPictures(house).map(({ use, picture }) => ({
      ...pictureOf(picture, 'house'),
      purpose: use,
      uploadedAt: isInstant(picture.uploadedAt) ? picture.uploadedAt : LONG_AGO,
    }))
  return {
    houses: uniqueByPage(houses).map((house) => ({
      permalink: permalinkOf(house.page),
      name: house.name,
      description: house.description,
      roomDescription: house.roomDescription,
      facilities: house.facilities.filter(({ name }) => name !== '').map(facilityOf),
      images: imagesOf(house),
    })),
    gallery: gallery.pictures.flatMap(({ picture, ...place }) => {
      const category = galleryCategories.find((known) => known === place.category)
      const theme = galleryThemes.find((known) => known === place.theme) ?? null
      return picture && category ? [{ ...pictureOf(picture, 'gallerys'), category, theme }] : []
    }),
    sources,
  }
}

/** The Studio refuses a second entry of a house; what an import wrote may have one. */
function uniqueByPage<House extends { page: string }>(houses: readonly House[]): House[] {
  return houses.filter(({ page }, place) => houses.findIndex((house) => house.page === page) === place)
}

type Picture = NonNullable<Catalogue['houses'][number]['houseCover']>

/** When the seed's pictures, which nobody uploaded, were. */
const LONG_AGO = '2026-03-01T06:00:00.000Z'

const isInstant = (text: string) => !Number.isNaN(Date.parse(text))

/** A picture that the product is born with lies in its own folder of houses, also that of the gallery (server/pictures/). */
const isOwn = ({ ImagePath }: Picture) => ImagePath.startsWith('/files/')

/** Another picture, or another cut of it, has another path: browsers keep what they have for a month. */
function pathOf(picture: Picture, folder: string): string {
  const { ImagePath, file } = picture
  if (isOwn(picture)) return ImagePath.replace(/^\/files\/images\/[^/]+/, `files/images/${folder}`)
  const [address = ''] = ImagePath.split('?')
  const name = file
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const hash = createHash('sha256').update(ImagePath).digest('hex').slice(0, 10)
  return `files/images/${folder}/${name.slice(0, 60) || 'picture'}-${hash}.${address.split('.').at(-1)}`
}

function facilityOf({ icon, name }: { icon: string; name: string }): Facility {
  return { name, icon: facilityIcons.find((known) => known === icon) ?? 'other' }
}
