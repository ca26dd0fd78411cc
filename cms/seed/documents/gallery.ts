import { galleryCategories, type GalleryTheme } from '../../../contract/values/gallery-categories.ts'
import type { Gallery } from '../../types.generated.ts'
import { housePictures } from '../house-pictures.ts'
import { keyed, picture } from '../picture.ts'
import type { Seed } from '../seed-document.ts'

/** Tells the theme by what a picture's file is called. */
const themes: readonly (readonly [GalleryTheme, RegExp])[] = [
  ['Rooms', /-(bath)?room/],
  ['Verandas', /-veranda/],
  ['Food', /-breakfast/],
  ['After dark', /-(dusk|night|plunge-pool)/],
  ['Gardens and water', /-(cover|morning)/],
]

function themeOf(file: string): { theme?: GalleryTheme } {
  const theme = themes.find(([, end]) => end.test(file))?.[0]
  return theme === undefined ? {} : { theme }
}

/** Each picture of a house once. */
export const gallery: Seed<Gallery> = {
  _id: 'gallery',
  _type: 'gallery',
  pictures: keyed(
    'galleryPicture',
    galleryCategories.flatMap((category) => housePictures[category].map((file) => ({ category, ...themeOf(file), picture: picture(file) }))),
  ),
}
