import type { DinePage } from '../../types.generated.ts'
import { keyed, pictureList } from '../picture.ts'
import { paragraphs, richText } from '../rich-text.ts'
import type { Seed } from '../seed-document.ts'

export const dinePage: Seed<DinePage> = {
  _id: 'dinePage',
  _type: 'dinePage',
  heading: 'Dinner by the pond',
  lead: 'An open pavilion of timber and thatch, white cloth, bamboo lanterns, and the lit houses across the water.',
  text: richText(
    paragraphs(
      'Our kitchen has no fixed menu, only a morning. The boats come in at six, the gardeners at seven; by eight the cooks have written the day on the board. What you eat at noon was in the river or in the ground at dawn.',
      'The cooking is that of the delta: mustard, panch phoron, green chilli, coconut in season, rice from the next field. Tell us what you do not eat, and for whom it should be mild, and it will be so.',
      'The restaurant is open to guests of the houses and, with a call before noon, to everyone else.',
    ),
  ),
  slides: pictureList(
    'menuimages/restaurant-cover.jpg',
    'house/ichamoti-house-breakfast.jpg',
    'menuimages/restaurant-table.jpg',
    'banners/hero-resort-dusk.jpg',
  ),
  meals: keyed('meal', [
    { name: 'Breakfast', from: '07:00', to: '10:30', text: 'Luchi and alur dom, eggs, fruit, tea above the river.' },
    { name: 'Lunch', from: '12:30', to: '15:00', text: 'Thali on a banana leaf, as much as you like.' },
    { name: 'Tea', from: '16:00', to: '18:00', text: 'Pitha of the season, muri, and the first lamps.' },
    { name: 'Dinner', from: '19:30', to: '22:30', text: 'From the charcoal and the clay oven, by the pond.' },
  ]),
  dishesHeading: 'What the cooks are asked for again',
  dishes: keyed('dish', [
    { name: 'Shorshe ilish', text: 'Hilsa in ground mustard, steamed in a banana leaf.' },
    { name: 'Chingri malai', text: 'River prawns in coconut milk with cardamom.' },
    { name: 'Kosha mangsho', text: 'Mutton, turned slowly for five hours over wood.' },
    { name: 'Begun bhaja', text: 'Garden aubergine, turmeric, mustard oil.' },
    { name: 'Lal shak', text: 'Red amaranth with garlic and dried chilli.' },
    { name: 'Mishti doi', text: 'Yoghurt set in clay with date-palm jaggery.' },
  ]),
  seo: {
    _type: 'seo',
    title: 'Dine',
    description: 'The restaurant by the pond: river fish, garden greens and mustard oil under bamboo lanterns, breakfast above the water and thali on a banana leaf.',
  },
}
