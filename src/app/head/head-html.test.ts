import { expect, test } from 'vitest'
import { sharedPictureAddress } from './head-html.ts'

const at = { origin: 'https://resort.example', imageBase: '/' }

test('a picture of the content is cut around what its editors marked', () => {
  const path = '/lake/images/ichamoti/production/abc-2000x1100.jpg?rect=0,0,1800,1000'

  expect(sharedPictureAddress({ path, alt: '', focus: { x: 0.25, y: 0.7 } }, at)).toBe(
    `https://resort.example${path}&w=1200&h=630&fit=crop&crop=focalpoint&fp-x=0.25&fp-y=0.7&fm=jpg&q=75`,
  )
})

test('pictures that are stored elsewhere keep their own origin', () => {
  const path = 'files/images/house/mud-house-cover.jpg'

  expect(sharedPictureAddress({ path, alt: '' }, { ...at, imageBase: 'https://pictures.example/' })).toBe(
    `https://pictures.example/${path}?w=1200&h=630&fm=jpeg`,
  )
})
