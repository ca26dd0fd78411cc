import { expect, test } from 'vitest'
import { filesOf } from './build-manifest.ts'

const manifest = {
  'index.html': { file: 'static/js/index.chunk.js', css: ['static/index.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'static/js/shared.chunk.js', css: ['static/shared.css'] },
  'src/houses/RoomPage.tsx': {
    file: 'static/js/RoomPage.chunk.js',
    css: ['static/RoomPage.css'],
    imports: ['index.html', '_shared.js', '_house.js'],
  },
  '_house.js': { file: 'static/js/house.chunk.js', css: ['static/house.css'] },
}

test('a lazy page needs what all pages share, and after it its own', () => {
  expect(filesOf(manifest, ['src/houses/RoomPage.tsx'])).toEqual({
    shared: ['index', 'shared'].map((name) => `static/js/${name}.chunk.js`),
    own: ['RoomPage', 'house'].map((name) => `static/js/${name}.chunk.js`),
    styles: ['index', 'shared', 'RoomPage', 'house'].map((name) => `static/${name}.css`),
    fonts: [],
  })
})

test('the fonts of every page come early, and the Bengali one only where it is shown', () => {
  const assets = ['static/fraunces.woff2', 'static/anek-bangla-bengali-wght-normal.x1.woff2', 'static/mark.svg']

  const { fonts } = filesOf({ 'index.html': { file: 'static/js/index.chunk.js', assets } }, [])

  expect(fonts).toEqual(['static/fraunces.woff2'])
})
