import { expect, test } from 'vitest'
import type { Banner } from '#cms/types.ts'
import { bannerSlides } from './load-home.ts'

const aBanner = (banner: Pick<Banner, 'Rank' | 'Viewport' | 'Heading'>): Banner => ({
  _id: `banner-${banner.Heading.toLowerCase()}`,
  _type: 'banner',
  image: { ImagePath: 'files/images/banners/pond.jpg', AltText: 'A pond', Width: 2000, Height: 1100 },
  SubHeading: '',
  BtnText: '',
  URL: '/room',
  ...banner,
})

test('a phone banner is the other picture of the desktop banner with its rank', () => {
  const wide = aBanner({ Rank: 1, Viewport: 'desktop', Heading: 'Wide' })
  const phone = aBanner({ Rank: 1, Viewport: 'phone', Heading: 'Tall' })

  const slides = bannerSlides([phone, wide])

  expect(slides).toEqual([{ banner: wide, phone }])
})

test('a phone banner without a desktop twin is a slide of its own', () => {
  const phone = aBanner({ Rank: 2, Viewport: 'phone', Heading: 'Tall' })

  expect(bannerSlides([phone])).toEqual([{ banner: phone }])
})

test('slides come by rank', () => {
  const slides = bannerSlides([
    aBanner({ Rank: 3, Viewport: 'all', Heading: 'Third' }),
    aBanner({ Rank: 1, Viewport: 'all', Heading: 'First' }),
  ])

  expect(slides.map(({ banner }) => banner.Heading)).toEqual(['First', 'Third'])
})
