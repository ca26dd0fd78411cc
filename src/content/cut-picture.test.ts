import { expect, test } from 'vitest'
import { cutPicture } from './cut-picture.ts'

const LAKE = '/lake/images/ichamoti/production/abc-2000x1000.jpg'
const wide = { ImagePath: LAKE, AltText: 'The pool', Width: 2000, Height: 1000 }

test.each([
  ['in its middle', wide, '?rect=500,0,1000,1000'],
  ['around what matters', { ...wide, Focus: { x: 0.6, y: 0.5 } }, '?rect=700,0,1000,1000'],
  ['within its edges', { ...wide, Focus: { x: 0.9, y: 0.5 } }, '?rect=1000,0,1000,1000'],
  [
    'within the editors’ crop',
    { ...wide, ImagePath: `${LAKE}?rect=100,50,1800,900`, Width: 1800, Height: 900 },
    '?rect=550,50,900,900',
  ],
])('a wide picture is cut %s', (_, picture, query) => {
  const cut = cutPicture(picture, 1)

  expect(cut?.ImagePath).toBe(LAKE + query)
  expect(cut?.Width).toBe(cut?.Height)
})

test.each([
  ['that is narrow already', { ...wide, Width: 900 }],
  ['of the site’s own', { ...wide, ImagePath: 'files/images/banners/a.jpg' }],
  ['that the editors did not choose', undefined],
])('a picture %s is not cut', (_, picture) => {
  expect(cutPicture(picture, 1)).toBeUndefined()
})
