import type { Offering } from '../../types.generated.ts'
import { keyed, pictureList } from '../picture.ts'
import { paragraphs, richText } from '../rich-text.ts'
import type { Seed } from '../seed-document.ts'

export const swimmingPool: Seed<Offering> = {
  _id: 'swimmingpool',
  _type: 'offering',
  eyebrow: 'Swimming pool',
  heading: 'The long pool',
  lead: 'Twenty-five metres of still water under the palms.',
  description: richText(
    paragraphs(
      'You need not stay the night to swim. Single-use visits are possible: choose when you come and when you leave, pay online, and a lounger is waiting for you.',
      'Guests of a full resort package swim as long as they like; the pool is included.',
      'Towels and green coconuts are at the pavilion. Children swim with a grown-up beside them.',
    ),
  ),
  facts: keyed('offeringFact', [
    { label: 'Length', value: '25 metres' },
    { label: 'Single visit', value: 'Possible, by the half hour' },
    { label: 'In packages', value: 'Included' },
  ]),
  openingHours: { _type: 'openingHours', from: '06:00', to: '20:00' },
  pictures: pictureList(
    'banners/hero-pool-golden.jpg',
    'menuimages/pool-detail.jpg',
  ),
  seo: {
    _type: 'seo',
    title: 'Swimming Pool',
    description: 'Twenty-five metres under the palms, an hour from Dhaka. Book the pool by the hour for a single visit; it is included in packages.',
  },
}
