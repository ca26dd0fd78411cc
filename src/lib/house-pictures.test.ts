import { expect, test } from 'vitest'
import type { PlaceType } from '#contract/catalogue/houses.ts'
import { aHouse } from '#tests/support/site-builders.ts'
import { coverOf, picturesOf, pictureWords, shownPicture } from './house-pictures.ts'

const images = [
  { ImagePath: 'old.jpg', ImageFor: 'ROOM_COVER' as const, UploadDate: '2026-03-01T06:00:00.000Z' },
  { ImagePath: 'new.jpg', ImageFor: 'ROOM_COVER' as const, UploadDate: '2026-04-01T06:00:00.000Z' },
  { ImagePath: 'house.jpg', ImageFor: 'HOUSE_COVER' as const, UploadDate: '2026-05-01T06:00:00.000Z' },
  { ImagePath: 'house.jpg', ImageFor: 'HOUSE_SLIDER' as const, UploadDate: '2026-05-01T06:00:00.000Z' },
  { ImagePath: 'garden.jpg', ImageFor: 'HOUSE_SLIDER' as const, UploadDate: '2026-05-01T06:00:00.000Z' },
]

test('the newest cover of its own kind stands on a card', () => {
  expect(coverOf(aHouse({ Images: images }), 'ROOM')?.ImagePath).toBe('new.jpg')
  expect(coverOf(aHouse({ Images: images }), 'HOUSE')?.ImagePath).toBe('house.jpg')
  expect(coverOf(aHouse(), 'HOUSE')).toBeUndefined()
})

test('the slider opens with the cover and shows no picture twice', () => {
  const slider = (type: PlaceType) => picturesOf(aHouse({ Images: images }), type).map(({ path }) => path)

  expect(slider('HOUSE')).toEqual(['house.jpg', 'garden.jpg'])
  expect(slider('ROOM')).toEqual(['new.jpg', 'house.jpg', 'garden.jpg'])
})

test('a picture says what staff wrote of it, or else which one it is', () => {
  const place = { place: 2, count: 3 }

  expect(pictureWords({ ImagePath: 'a.jpg', AltText: 'A pond at dusk' }, 'Mud House', place)).toBe(
    'Mud House: A pond at dusk',
  )
  expect(pictureWords({ ImagePath: 'a.jpg', AltText: '' }, 'Mud House', place)).toBe('Mud House, picture 2 of 3')
})

test('a picture is an artist’s impression until staff mark it as a photograph', () => {
  expect(shownPicture({ ImagePath: 'a.jpg' }).note).toBe('Artist’s impression')
  expect(shownPicture({ ImagePath: 'a.jpg', IsPhotograph: true }).note).toBeUndefined()
})
