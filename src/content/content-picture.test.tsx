import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ContentPicture as Content } from '#cms/types.ts'
import { ContentPicture } from './ContentPicture.tsx'

const ADDRESS = '/lake/images/ichamoti/production/abc-2000x1100.jpg'

const aPicture = (picture: Partial<Content> = {}): Content => ({
  ImagePath: ADDRESS,
  AltText: 'A pond',
  Width: 2000,
  Height: 1100,
  ...picture,
})

const draw = (props: Parameters<typeof ContentPicture>[0]) => renderToStaticMarkup(<ContentPicture {...props} />)

test('a picture of the lake comes in the widths of the screen, in the format that the browser takes', () => {
  const html = draw({ picture: aPicture(), sizes: '100vw' })

  expect(html).toContain(`${ADDRESS}?w=640&amp;auto=format&amp;fit=max&amp;q=45 640w`)
  expect(html).toContain('alt="A pond" width="2000" height="1100"')
  expect(html).not.toContain('<source')
})

test('its own placeholder stands in its place, and needs no request', () => {
  const html = draw({ picture: aPicture({ Placeholder: 'data:image/jpeg;base64,AA' }), sizes: '100vw' })

  expect(html).toContain('src="data:image/jpeg;base64,AA"')
  expect(html).not.toContain('w=32&amp;')
})

test('what the editors chose stays in sight where the picture is cut', () => {
  const html = draw({ picture: aPicture({ Focus: { x: 0.81, y: 0.25 } }), sizes: '100vw', isCover: true })

  expect(html).toContain('data-x="8" data-y="3"')
  expect(html).not.toContain('style=')
})

test('a narrow screen is given its own cut', () => {
  const phone = aPicture({ ImagePath: `${ADDRESS}?rect=0,0,700,1100`, Width: 700 })

  const html = draw({ picture: aPicture(), sizes: '100vw', narrow: { picture: phone, sizes: '320px' } })

  expect(html).toMatch(/<source [^>]*rect=0,0,700,1100&amp;w=640[^>]* sizes="320px" media="\(max-width: 699px\)"/)
})

test('nothing is shown where no picture was chosen', () => {
  expect(draw({ picture: undefined, sizes: '100vw' })).toBe('')
})
