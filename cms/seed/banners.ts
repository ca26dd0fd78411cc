import type { Banner } from '../types.ts'

// Each picture has a tall twin for phones: same Rank, cut where the eye should rest.
const wide: Banner[] = [
  {
    ImagePath: 'files/images/banners/hero-resort-dusk.jpg',
    AltText: 'A thatched pavilion and a painted mud house glowing beside a lily pond at blue hour',
    Width: 2000,
    Height: 1100,
    Rank: 1,
    Viewport: 'desktop',
    Heading: 'Where the delta slows to the light of a lamp',
    SubHeading: 'Four houses among ponds and palms, an hour from Dhaka.',
    BtnText: 'Explore our rooms',
    URL: '/room',
  },
  {
    ImagePath: 'files/images/banners/hero-river-morning.jpg',
    AltText: 'A covered nouka moored by a timber jetty on a misty river at sunrise, water lilies in front',
    Width: 2000,
    Height: 1100,
    Rank: 2,
    Viewport: 'desktop',
    Heading: 'Mornings arrive by river',
    SubHeading: 'Tea on the veranda, mist on the water, and nowhere to be.',
    BtnText: 'Find your dates',
    URL: '/searchroom',
  },
  {
    ImagePath: 'files/images/banners/hero-pool-golden.jpg',
    AltText: 'A long turquoise pool with white parasols, palms and a thatched pavilion in low evening sun',
    Width: 2000,
    Height: 1100,
    Rank: 3,
    Viewport: 'desktop',
    Heading: 'The long afternoon',
    SubHeading: 'Twenty-five metres of still water under the palms.',
    BtnText: 'Explore our rooms',
    URL: '/room',
  },
  {
    ImagePath: 'files/images/banners/ichamoti-house-dusk.jpg',
    AltText: 'A timber house on stilts, its veranda lanterns reflected in the river at blue hour',
    Width: 1600,
    Height: 1000,
    Rank: 4,
    Viewport: 'desktop',
    Heading: 'A house to yourselves',
    SubHeading: 'Every lamp, every veranda, every key: yours for the night.',
    BtnText: 'Find your dates',
    URL: '/searchroom',
  },
]

export const banners: Banner[] = [
  ...wide,
  ...wide.map((banner): Banner => ({
    ...banner,
    ImagePath: banner.ImagePath.replace('.jpg', '-phone.jpg'),
    Width: banner.Width === 2000 ? 720 : 655,
    Height: banner.Height,
    Viewport: 'phone',
  })),
]
