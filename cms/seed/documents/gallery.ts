import { galleryCategories, type GalleryCategory, type GalleryTheme } from '../../../contract/values/gallery-categories.ts'
import type { Gallery } from '../../types.generated.ts'
import { keyed, picture } from '../picture.ts'
import type { Seed } from '../seed-document.ts'
import { shown } from './houses.ts'

const tabs: Record<GalleryCategory, readonly (keyof typeof shown)[]> = {
  'Rania House': ['house/rania-house-cover.jpg', 'house/rania-house-room.jpg', 'house/rania-house-veranda.jpg', 'house/rania-house-dusk.jpg'],
  'Double Dom': ['house/double-dom-cover.jpg', 'house/double-dom-room.jpg', 'house/double-dom-morning.jpg', 'house/double-dom-plunge-pool.jpg'],
  'Mud House': ['house/mud-house-cover.jpg', 'house/mud-house-room.jpg', 'house/mud-house-veranda.jpg', 'house/mud-house-night.jpg'],
  'Ichamoti House': ['house/ichamoti-house-cover.jpg', 'house/ichamoti-house-veranda.jpg', 'house/ichamoti-house-breakfast.jpg', 'house/ichamoti-house-dusk.jpg'],
}

/** Tells the theme by what a picture's file is called. */
const themes: readonly (readonly [GalleryTheme, RegExp])[] = [
  ['Rooms', /-room/],
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
    galleryCategories.flatMap((category) => tabs[category].map((file) => ({ category, ...themeOf(file), picture: picture(file, shown[file]) }))),
  ),
}
