import type { GalleryCategory } from '../../contract/values/gallery-categories.ts'
import type { ShownPicture } from './picture.ts'

export type HousePicture = ShownPicture & `house/${string}`

/** The pictures of each house in their order, on its page and in the gallery. The first is that of the whole house. */
export const housePictures: Readonly<Record<GalleryCategory, readonly [HousePicture, ...HousePicture[]]>> = {
  'Rania House': [
    'house/rania-house-cover.jpg',
    'house/rania-house-room.jpg',
    'house/rania-house-veranda.jpg',
    'house/rania-house-breakfast.jpg',
    'house/rania-house-second-room.jpg',
    'house/rania-house-bathroom.jpg',
    'house/rania-house-dusk.jpg',
  ],
  'Double Dom': [
    'house/double-dom-cover.jpg',
    'house/double-dom-room.jpg',
    'house/double-dom-morning.jpg',
    'house/double-dom-second-room.jpg',
    'house/double-dom-bathroom.jpg',
    'house/double-dom-plunge-pool.jpg',
  ],
  'Mud House': [
    'house/mud-house-cover.jpg',
    'house/mud-house-veranda.jpg',
    'house/mud-house-room.jpg',
    'house/mud-house-second-room.jpg',
    'house/mud-house-bathroom.jpg',
    'house/mud-house-night.jpg',
  ],
  'Ichamoti House': [
    'house/ichamoti-house-cover.jpg',
    'house/ichamoti-house-room.jpg',
    'house/ichamoti-house-veranda.jpg',
    'house/ichamoti-house-breakfast.jpg',
    'house/ichamoti-house-second-room.jpg',
    'house/ichamoti-house-bathroom.jpg',
    'house/ichamoti-house-dusk.jpg',
  ],
}
