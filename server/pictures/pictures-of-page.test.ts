import { expect, test } from 'vitest'
import { picturesOfPage } from './picture-warmer.ts'

const phone = { width: 390, density: 3 }
const desk = { width: 1440, density: 1 }

const srcSet = (file: string, format: string) =>
  [320, 480, 640, 960, 1280, 2000].map((width) => `/files/${file}?w=${width}&amp;fm=${format} ${width}w`).join(', ')

test('a screen asks for the best format in the narrowest width that is sharp on it', () => {
  const sizes = '(min-width: 1290px) 608px, (min-width: 720px) 48vw, 100vw'
  const html = `<picture><source type="image/avif" srcSet="${srcSet('a.jpg', 'avif')}" sizes="${sizes}"/><img src="/files/a.jpg" srcSet="${srcSet('a.jpg', 'jpeg')}" sizes="${sizes}"/></picture>`

  expect(picturesOfPage(html, [desk])).toEqual(['/files/a.jpg?w=640&fm=avif'])
  expect(picturesOfPage(html, [phone])).toEqual(['/files/a.jpg?w=1280&fm=avif'])
})

test('a phone asks for the cut that was made for it, and no more of it than its sizes say', () => {
  const narrow = `<source media="(max-width: 699px)" srcSet="${srcSet('phone.jpg', 'avif')}" sizes="(min-resolution: 2dppx) 320px, 640px"/>`
  const html = `<picture>${narrow}<img srcSet="${srcSet('wide.jpg', 'avif')}" sizes="(min-width: 860px) calc(100vw - 480px), 100vw"/></picture>`

  expect(picturesOfPage(html, [phone, desk])).toEqual([
    '/files/phone.jpg?w=960&fm=avif',
    '/files/wide.jpg?w=960&fm=avif',
  ])
})

test('a picture without sizes that are met fills the screen, and the widest serves where none is wide enough', () => {
  const html = `<picture><img srcSet="${srcSet('a.jpg', 'avif')}" sizes="(min-aspect-ratio: 16 / 10) 150vh"/></picture>`

  expect(picturesOfPage(html, [{ width: 2560, density: 2 }])).toEqual(['/files/a.jpg?w=2000&fm=avif'])
})

test('pictures of another server are not requested', () => {
  const html = '<picture><img srcSet="https://cdn.example/a.jpg?w=640 640w" sizes="100vw"/></picture>'

  expect(picturesOfPage(html, [desk])).toEqual([])
})
