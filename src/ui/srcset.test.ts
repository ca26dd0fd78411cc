import { expect, test } from 'vitest'
import { fallbackUrl, pictureSource } from './srcset.ts'

test('a srcset names every width that the original can fill', () => {
  const { type, srcSet } = pictureSource('/files/images/house/rania.jpg', 'avif', 700)

  expect(type).toBe('image/avif')
  expect(srcSet).toBe(
    [
      '/files/images/house/rania.jpg?w=320&fm=avif 320w',
      '/files/images/house/rania.jpg?w=480&fm=avif 480w',
      '/files/images/house/rania.jpg?w=640&fm=avif 640w',
    ].join(', '),
  )
})

test('the address for old browsers is a JPEG no larger than the original', () => {
  expect(fallbackUrl('/a.jpg', 2000)).toBe('/a.jpg?w=960&fm=jpeg')
  expect(fallbackUrl('/a.jpg', 500)).toBe('/a.jpg?w=480&fm=jpeg')
})
