import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { firstLoadOf, startHashes } from './first-load.ts'

const files = {
  shared: ['static/index.js'],
  own: ['static/room.js'],
  styles: ['static/site.css', 'static/room.css'],
  fonts: ['static/text.woff2'],
}
const texts = new Map([
  ['static/site.css', 'body{color:red}'],
  ['static/room.css', 'body{color:green}'],
])
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the styles of a page are in it, after the shared ones, and the policy may know their hashes', () => {
  const { head, styleHashes } = firstLoadOf(files, texts)

  expect(head.match(/<style>.*<\/style>/g)).toEqual([
    '<style>body{color:red}</style>',
    '<style>body{color:green}</style>',
  ])
  expect(styleHashes).toEqual([hashOf('body{color:red}'), hashOf('body{color:green}')])
})

test('the files are in the page for the script that loads them, and the policy knows the hashes of both inline scripts', () => {
  const { head, body } = firstLoadOf(files, texts)

  const [, listed = ''] = /<script type="application\/json" id="files">(.*?)<\/script>/.exec(body) ?? []
  const [, script = ''] = /<script type="module">([^]*?)<\/script>/.exec(body) ?? []
  const [, early = ''] = /<script>([^]*?)<\/script>/.exec(head) ?? []

  expect(JSON.parse(listed)).toEqual({
    shared: ['/static/index.js'],
    own: ['/static/room.js'],
    styles: ['/static/site.css', '/static/room.css'],
  })
  expect([early, script].map(hashOf)).toEqual(startHashes)
})
