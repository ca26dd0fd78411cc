import type { Offering } from '../../types.generated.ts'
import { keyed, pictureList } from '../picture.ts'
import { paragraphs, richText } from '../rich-text.ts'
import type { Seed } from '../seed-document.ts'

export const conventionHall: Seed<Offering> = {
  _id: 'convention',
  _type: 'offering',
  eyebrow: 'Convention hall',
  heading: 'A hall for four hundred guests',
  lead: 'Timber trusses, brass chandeliers and a stage, with the garden outside every door.',
  description: richText(
    paragraphs(
      'The hall stands a little apart from the houses, so that a wedding can last until the band is tired and nobody else lies awake. Its roof is carried by open timber trusses; there is not a pillar between the last row and the stage.',
      'It holds up to 400 people in rows, fewer at round tables, and can be left empty for dancing. Our kitchen serves from the next room: tea and shingara between two talks, or a kacchi biryani for the whole wedding.',
      'Ask for your days and tell us what you have in mind. We call you to confirm, show you the hall if you like, and send you a quote.',
    ),
  ),
  facts: keyed('offeringFact', [
    { label: 'Capacity', value: 'Up to 400 people' },
    { label: 'Let by', value: 'The day, or several' },
    { label: 'Seating', value: 'Rows, round tables or an open floor' },
    { label: 'Catering', value: 'From our own kitchen' },
  ]),
  pictures: pictureList(
    'menuimages/convention-hall-cover.jpg',
    'menuimages/convention-hall-wedding.jpg',
  ),
  seo: {
    _type: 'seo',
    title: 'Convention Hall',
    description: 'A timber hall for up to 400 people with a stage, brass chandeliers and the garden outside every door: weddings, conferences and celebrations near Dhaka.',
  },
}
