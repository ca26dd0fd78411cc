export type PictureUse = 'HOUSE_COVER' | 'ROOM_COVER' | 'HOUSE_SLIDER'

type Pictures<Picture> = {
  houseCover: Picture | undefined
  roomCover: Picture | undefined
  pictures: readonly Picture[]
}

/** Where each picture of a house is shown: the cover of the whole house opens its slider, too. */
export function usesOfPictures<Picture>({ houseCover, roomCover, pictures }: Pictures<Picture>) {
  const uses: [PictureUse, Picture | undefined][] = [
    ['HOUSE_COVER', houseCover],
    ['ROOM_COVER', roomCover],
    ...[houseCover, ...pictures].map((picture): [PictureUse, Picture | undefined] => ['HOUSE_SLIDER', picture]),
  ]
  return uses.flatMap(([use, picture]) => (picture ? [{ use, picture }] : []))
}
