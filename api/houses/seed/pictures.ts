import type { HouseImage } from '../house.ts'

const FOLDER = 'files/images/house'

type Pictures = { cover: string; room: string; slider: readonly string[]; uploadedAt: string }

/** The pictures of a house from the files that show it: its cover opens the slider too. */
export function picturesOf({ cover, room, slider, uploadedAt }: Pictures): HouseImage[] {
  const imageOf = (file: string, purpose: HouseImage['purpose']) => ({ path: `${FOLDER}/${file}`, purpose, uploadedAt })
  return [
    imageOf(cover, 'HOUSE_COVER'),
    imageOf(room, 'ROOM_COVER'),
    ...[cover, ...slider].map((file) => imageOf(file, 'HOUSE_SLIDER')),
  ]
}
