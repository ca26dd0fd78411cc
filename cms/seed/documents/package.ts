import type { Offering } from '../../types.generated.ts'
import { keyed, pictureList } from '../picture.ts'
import { paragraphs, richText } from '../rich-text.ts'
import type { Seed } from '../seed-document.ts'

export const wholeResort: Seed<Offering> = {
  _id: 'package',
  _type: 'offering',
  eyebrow: 'Full resort package',
  heading: 'The whole resort, for you alone',
  lead: 'Four houses, the pool, the restaurant and the hall: one key for all of it.',
  description: richText(
    paragraphs(
      'For a wedding, a reunion or a company retreat you can take the resort as a whole. From the hour you arrive the gate opens for your guests only: every veranda, every path along the water, every table by the pond is yours.',
      'Our kitchen plans the meals with you, from breakfast on the jetty to a dinner for the whole party under bamboo lanterns. The pool and the convention hall are part of it, and so are the people who look after them.',
      'Tell us your dates and how many you are. We call you to talk it through and send you a quote; nothing is held and nothing is charged before you agree to it.',
    ),
  ),
  facts: keyed('offeringFact', [
    { label: 'Houses', value: 'Rania House, Double Dom, Mud House and Ichamoti House' },
    { label: 'Included', value: 'Swimming pool and convention hall' },
    { label: 'Meals', value: 'Cooked for your party, planned with you' },
    { label: 'Price', value: 'A quote for your dates and your number' },
  ]),
  pictures: pictureList(
    'banners/hero-resort-dusk.jpg',
    'house/rania-house-dusk.jpg',
    'menuimages/restaurant-cover.jpg',
  ),
  seo: {
    _type: 'seo',
    title: 'Full Resort Package',
    description: 'Take the whole resort for a wedding, a reunion or a retreat: four houses, the pool, the restaurant and the convention hall, an hour from Dhaka.',
  },
}
