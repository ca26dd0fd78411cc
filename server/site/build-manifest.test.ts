import { expect, test } from 'vitest'
import { chunkTags, fontTags } from './build-manifest.ts'

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

test('a lazy page brings its own styles and scripts, and nothing that the shell already has', () => {
  expect(chunkTags(manifest, ['src/houses/RoomPage.tsx'])).toEqual([
    '<link rel="stylesheet" href="/static/RoomPage.css">',
    '<link rel="stylesheet" href="/static/house.css">',
    '<link rel="modulepreload" href="/static/js/RoomPage.chunk.js">',
    '<link rel="modulepreload" href="/static/js/house.chunk.js">',
  ])
})

test('the fonts of every page come early, and the Bengali one only where it is shown', () => {
  const assets = ['static/fraunces.woff2', 'static/anek-bangla-bengali-wght-normal.x1.woff2', 'static/mark.svg']

  const tags = fontTags({ 'index.html': { file: 'static/js/index.chunk.js', assets } })

  expect(tags).toEqual(['<link rel="preload" as="font" type="font/woff2" href="/static/fraunces.woff2" crossorigin>'])
})
