import type { Offer } from '../../types.generated.ts'
import { picture } from '../picture.ts'
import { paragraphs, richText } from '../rich-text.ts'
import type { Seed } from '../seed-document.ts'

export const offers: readonly Seed<Offer>[] = [
  {
    _id: 'offer-a-day-by-the-river',
    _type: 'offer',
    title: 'A day by the river for your company',
    slug: { _type: 'slug', current: 'a-day-by-the-river' },
    lead: 'Meet in the hall in the morning, eat by the pond, and have the pool to yourselves until the lamps are lit.',
    text: richText(
      paragraphs(
        'Bring your people for a day without a corridor. The hall is yours from breakfast on, with the doors open to the paddies; lunch waits by the pond, and in the afternoon the pool and the gardens belong to your party.',
        'Tell us your date and how many you are. We call you to plan the day, and send a quote before anything is held or charged.',
      ),
    ),
    terms: ['From 20 people, on any day that the resort is free', 'By request: we call you back and agree on everything first'],
    BtnText: 'Request a day',
    URL: '/package',
    image: picture('menuimages/restaurant-table.jpg'),
    Rank: 1,
    pages: ['/package', '/convention'],
  },
]
