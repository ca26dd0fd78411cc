import type { House, HouseImage, PlaceType } from '#contract/catalogue/houses.ts'

/** The size of the resort's pictures of houses, in pixels. */
export const housePictureSize = { width: 1600, height: 1000 }

/** The newest cover of the room or of the whole house; undefined when it has none. */
export function coverOf(house: Pick<House, 'Images'>, type: PlaceType): HouseImage | undefined {
  return newestFirst(house.Images.filter((image) => image.ImageFor === `${type}_COVER`))[0]
}

/** What the slider shows: the cover first, then every other picture once. */
export function sliderPaths(house: Pick<House, 'Images'>, type: PlaceType): string[] {
  const cover = coverOf(house, type)
  const slides = house.Images.filter((image) => image.ImageFor === 'HOUSE_SLIDER')
  return [...new Set([...(cover ? [cover] : []), ...slides].map((image) => image.ImagePath))]
}

function newestFirst(images: readonly HouseImage[]): HouseImage[] {
  return images.toSorted((a, b) => b.UploadDate.localeCompare(a.UploadDate))
}
