import { expect, test } from 'vitest'
import { aHouse } from '#tests/support/site-builders.ts'
import { coverOf, sliderPaths } from './house-pictures.ts'

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
  expect(sliderPaths(aHouse({ Images: images }), 'HOUSE')).toEqual(['house.jpg', 'garden.jpg'])
  expect(sliderPaths(aHouse({ Images: images }), 'ROOM')).toEqual(['new.jpg', 'house.jpg', 'garden.jpg'])
})
