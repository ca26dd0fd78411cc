import { expect, test } from 'vitest'
import { fallbackUrl, phoneSizes, pictureFile, pictureSources, sharpSizes } from './srcset.ts'

const LAKE = 'https://cdn.sanity.io/images/ichamoti/production/abc-700x500.jpg'

test('a srcset names every width that the original can fill, in each format of the picture route', () => {
  const [best, ...others] = pictureSources('/files/images/house/rania.jpg', 700)

  expect(best).toEqual({
    type: 'image/avif',
    srcSet: [
      '/files/images/house/rania.jpg?w=320&fm=avif 320w',
      '/files/images/house/rania.jpg?w=480&fm=avif 480w',
      '/files/images/house/rania.jpg?w=640&fm=avif 640w',
    ].join(', '),
  })
  expect(others.map(({ type }) => type)).toEqual(['image/webp', 'image/jpeg'])
})

test('the lake cuts its pictures itself, keeps the crop, and chooses the format', () => {
  const [only, ...others] = pictureSources(`${LAKE}?rect=0,0,400,500`, 400)

  expect(only?.type).toBeUndefined()
  expect(only?.srcSet).toBe(`${LAKE}?rect=0,0,400,500&w=320&auto=format&fit=max&q=45 320w`)
  expect(others).toEqual([])
})

test('the lake sends what fills a large screen in a higher quality', () => {
  const [only] = pictureSources(LAKE, 1300)

  expect(only?.srcSet).toContain('w=960&auto=format&fit=max&q=45 960w')
  expect(only?.srcSet).toContain('w=1280&auto=format&fit=max&q=60 1280w')
})

test('the address for old browsers is at most as large as the original', () => {
  expect(fallbackUrl('/files/images/a.jpg', 2000)).toBe('/files/images/a.jpg?w=960&fm=jpeg')
  expect(fallbackUrl('/files/images/a.jpg', 500)).toBe('/files/images/a.jpg?w=480&fm=jpeg')
})

test('only the site’s own pictures stand below their base', () => {
  expect(pictureFile('https://images.example/', 'files/images/a.jpg')).toBe('https://images.example/files/images/a.jpg')
  expect(pictureFile('https://images.example/', LAKE)).toBe(LAKE)
  expect(pictureFile('/', '/lake/images/ichamoti/production/a.jpg')).toBe('/lake/images/ichamoti/production/a.jpg')
})

test('at rest a phone asks for every pixel of its screen, and any other window for what it did', () => {
  expect(sharpSizes(`(min-width: 700px) 48vw, ${phoneSizes(100)}`)).toBe('(min-width: 700px) 48vw, 110vw')
  expect(sharpSizes('(min-resolution: 2dppx) 240px, (min-resolution: 1.5dppx) 270px, 480px')).toBe('528px')
  expect(sharpSizes('(max-width: 1340px) 1340px, 100vw')).toBe('(max-width: 1340px) 1340px, 100vw')
})
