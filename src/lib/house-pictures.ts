import type { CataloguePicture, House, HouseImage, PlaceType } from '#contract/catalogue/houses.ts'
import { texts } from '#src/lib/texts.ts'
import type { PictureProps } from '#ui/pictures/Picture.tsx'

/** The size of a picture of which it is not known, in pixels: that of the resort's own pictures. */
export const housePictureSize = { width: 1600, height: 1000 }

/** `note`: what a guest should know before they believe it. */
export type ShownPicture = Pick<PictureProps, 'path' | 'alt' | 'width' | 'height' | 'focus'> & {
  note?: string | undefined
}

/** The newest cover of the room or of the whole house; undefined when it has none. */
export function coverOf(house: Pick<House, 'Images'>, type: PlaceType): HouseImage | undefined {
  return newestFirst(house.Images.filter((image) => image.ImageFor === `${type}_COVER`))[0]
}

/** What the slider shows: the cover first, then every other picture once. */
export function picturesOf(house: Pick<House, 'Name' | 'Images'>, type: PlaceType): ShownPicture[] {
  const cover = coverOf(house, type)
  const slides = house.Images.filter((image) => image.ImageFor === 'HOUSE_SLIDER')
  const images = [...new Map([...(cover ? [cover] : []), ...slides].map((image) => [image.ImagePath, image])).values()]
  return images.map((image, index) => ({
    ...shownPicture(image),
    alt: pictureWords(image, house.Name, { place: index + 1, count: images.length }),
  }))
}

/** What a picture shows, after the name of its house; of one without words which it is, counted from 1. */
export function pictureWords(
  { AltText }: CataloguePicture,
  name: string,
  { place, count }: { place: number; count: number },
): string {
  return AltText ? `${name}: ${AltText}` : texts.pictureOf(name, place, count)
}

/** What is fetched before the page's script asks for it. */
export function preloadOf({ ImagePath, Width }: CataloguePicture): { path: string; width: number } {
  return { path: ImagePath, width: Width ?? housePictureSize.width }
}

/** A picture whose house is named next to it. */
export function shownPicture({ ImagePath, Width, Height, Focus, IsPhotograph }: CataloguePicture): ShownPicture {
  return {
    path: ImagePath,
    alt: '',
    width: Width ?? housePictureSize.width,
    height: Height ?? housePictureSize.height,
    focus: Focus,
    note: IsPhotograph ? undefined : texts.impression,
  }
}

function newestFirst(images: readonly HouseImage[]): HouseImage[] {
  return images.toSorted((a, b) => b.UploadDate.localeCompare(a.UploadDate))
}
