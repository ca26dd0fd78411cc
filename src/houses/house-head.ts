import type { House, PlaceType } from '#contract/catalogue/houses.ts'
import { coverOf, preloadOf } from '#src/lib/house-pictures.ts'
import type { Crumb, PageHead } from '#src/lib/page-handle.ts'
import { texts } from './texts.ts'
import { phoneSizes } from '#ui/pictures/srcset.ts'

const MAX_WORDS = 160

/** How wide the pictures of a house are shown in the list of rooms: next to its rows from 960 px on. */
export const blockPictureSizes = `(min-width: 1290px) 516px, (min-width: 960px) 40vw, ${phoneSizes(100)}`

/** How wide the slider of a place's own page is shown: next to the booking, which takes 400 px. */
export const pagePictureSizes = `(min-width: 1290px) 808px, (min-width: 860px) calc(100vw - 480px), ${phoneSizes(100)}`

/** What search engines and shared links tell of a place's page. */
export function houseHead(house: House, type: PlaceType, { crumbs, sizes }: { crumbs: Crumb[]; sizes: string }) {
  const kind = type === 'ROOM' ? texts.singleRoom : texts.entireHouse
  const cover = coverOf(house, type)
  return {
    title: type === 'ROOM' ? `${house.Name}, ${kind.toLowerCase()}` : house.Name,
    description: firstSentences(type === 'ROOM' ? house.RoomDescription : house.Description),
    crumbs,
    subject: 'house',
    ...(cover && {
      picture: { path: cover.ImagePath, alt: texts.pictureOf(house.Name, kind) },
      preload: [{ ...preloadOf(cover), sizes }],
    }),
  } satisfies PageHead
}

/** As many whole sentences as fit into two lines, or into a search engine's answer, but at least one. */
export function firstSentences(text: string): string {
  const sentences = text.match(/[^.!?]+[.!?]+\s*|.+$/g) ?? [text]
  const whole = sentences.reduce((sum, next) => (sum.length + next.trim().length > MAX_WORDS ? sum : sum + next), '')
  return (whole || (sentences[0] ?? '')).trim()
}
