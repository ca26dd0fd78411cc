import type { Banner } from '../../types.generated.ts'
import { otherCut, picture, type ShownPicture } from '../picture.ts'
import type { PictureFile } from '../picture-words.ts'
import type { Seed } from '../seed-document.ts'

type Words = Pick<Banner, 'Heading' | 'SubHeading' | 'BtnText' | 'URL'>

type Slide = Words & { name: string; wide: ShownPicture; tall: PictureFile }

const slides: readonly Slide[] = [
  {
    name: 'lamps',
    wide: 'banners/hero-resort-dusk.jpg',
    tall: 'banners/hero-resort-dusk-phone.jpg',
    Heading: 'Where the delta slows to the light of a lamp',
    SubHeading: 'Four houses among ponds and palms, an hour from Dhaka.',
    BtnText: 'Explore our rooms',
    URL: '/room',
  },
  {
    name: 'river-morning',
    wide: 'banners/hero-river-morning.jpg',
    tall: 'banners/hero-river-morning-phone.jpg',
    Heading: 'Mornings arrive by river',
    SubHeading: 'Tea on the veranda, mist on the water, and nowhere to be.',
    BtnText: 'Find your dates',
    URL: '/searchroom',
  },
  {
    name: 'long-afternoon',
    wide: 'banners/hero-pool-golden.jpg',
    tall: 'banners/hero-pool-golden-phone.jpg',
    Heading: 'The long afternoon',
    SubHeading: 'Twenty-five metres of still water under the palms.',
    BtnText: 'Explore our rooms',
    URL: '/room',
  },
  {
    name: 'house-to-yourselves',
    wide: 'banners/ichamoti-house-dusk.jpg',
    tall: 'banners/ichamoti-house-dusk-phone.jpg',
    Heading: 'A house to yourselves',
    SubHeading: 'Every lamp, every veranda, every key: yours for the night.',
    BtnText: 'Find your dates',
    URL: '/searchroom',
  },
]

/** Each has a picture for phones, cut where the eye should rest. */
export const banners: readonly Seed<Banner>[] = slides.map(({ name, wide, tall, ...words }, index) => ({
  _id: `banner-${name}`,
  _type: 'banner',
  Rank: index + 1,
  Viewport: 'all',
  ...words,
  image: picture(wide),
  phoneImage: otherCut(tall),
}))
