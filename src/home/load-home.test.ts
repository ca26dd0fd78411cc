import { expect, test } from 'vitest'
import type { Banner } from '#cms/types.ts'
import { type BannerSlide, bannerSlides, slidesOn } from './load-home.ts'

const aBanner = (banner: Pick<Banner, 'Rank' | 'Viewport' | 'Heading'>): Banner => ({
  _id: `banner-${banner.Heading.toLowerCase()}`,
  _type: 'banner',
  image: { ImagePath: 'files/images/banners/pond.jpg', AltText: 'A pond', Width: 2000, Height: 1100 },
  phoneImage: undefined,
  SubHeading: '',
  BtnText: '',
  URL: '/room',
  visibleFrom: '',
  visibleUntil: '',
  ...banner,
})

const substitute = { Heading: 'Ichamoti', SubHeading: 'Resort', image: undefined }
const slidesOf = (banners: readonly Banner[]) => bannerSlides(banners, substitute)
const headings = (slides: readonly BannerSlide[]) => slides.map(({ banner }) => banner.Heading)

test('a banner for one kind of screen is a slide there alone', () => {
  const slides = slidesOf([
    aBanner({ Rank: 1, Viewport: 'phone', Heading: 'Tall' }),
    aBanner({ Rank: 2, Viewport: 'desktop', Heading: 'Wide' }),
    aBanner({ Rank: 3, Viewport: 'all', Heading: 'Both' }),
  ])

  expect(headings(slidesOn(slides, 'narrow'))).toEqual(['Tall', 'Both'])
  expect(headings(slidesOn(slides, 'wide'))).toEqual(['Wide', 'Both'])
})

test('the name of the resort is the heading on screens for which no banner is visible', () => {
  const phoneOnly = slidesOf([aBanner({ Rank: 1, Viewport: 'phone', Heading: 'Tall' })])

  expect(headings(slidesOn(slidesOf([]), undefined))).toEqual(['Ichamoti'])
  expect(headings(slidesOn(phoneOnly, 'wide'))).toEqual(['Ichamoti'])
  expect(headings(slidesOn(phoneOnly, 'narrow'))).toEqual(['Tall'])
})
