import type { Offering, OfferingName } from '../types.ts'

const wholeResort: Offering = {
  seo: {
    title: 'Full Resort Package',
    description:
      'Take the whole resort for a wedding, a reunion or a retreat: four houses, the pool, the restaurant and the convention hall, an hour from Dhaka.',
  },
  eyebrow: 'Full resort package',
  heading: 'The whole resort, for you alone',
  lead: 'Four houses, the pool, the restaurant and the hall: one key for all of it.',
  description: [
    'For a wedding, a reunion or a company retreat you can take the resort as a whole. From the hour you arrive the gate opens for your guests only: every veranda, every path along the water, every table by the pond is yours.',
    'Our kitchen plans the meals with you, from breakfast on the jetty to a dinner for the whole party under bamboo lanterns. The pool and the convention hall are part of it, and so are the people who look after them.',
    'Tell us your dates and how many you are. We call you to talk it through and send you a quote; nothing is held and nothing is charged before you agree to it.',
  ],
  facts: [
    { label: 'Houses', value: 'Rania House, Double Dom, Mud House and Ichamoti House' },
    { label: 'Included', value: 'Swimming pool and convention hall' },
    { label: 'Meals', value: 'Cooked for your party, planned with you' },
    { label: 'Price', value: 'A quote for your dates and your number' },
  ],
  pictures: [
    {
      ImagePath: 'files/images/menuimages/resort-aerial.jpg',
      AltText: 'The resort from the air: the villa, thatched houses, pool, pond and palms beside the bending river',
      Width: 2000,
      Height: 1100,
    },
    {
      ImagePath: 'files/images/house/rania-house-dusk.jpg',
      AltText: 'Rania House with lamps lit on both verandas at blue hour, lanterns along the brick path',
      Width: 1600,
      Height: 1000,
    },
    {
      ImagePath: 'files/images/menuimages/restaurant-cover.jpg',
      AltText: 'Open thatched restaurant with lanterns above white-clothed tables beside the pond',
      Width: 1600,
      Height: 1000,
    },
  ],
}

const hall: Offering = {
  seo: {
    title: 'Convention Hall',
    description:
      'A timber hall for up to 400 people with a stage, brass chandeliers and the garden outside every door: weddings, conferences and celebrations near Dhaka.',
  },
  eyebrow: 'Convention hall',
  heading: 'A hall for four hundred guests',
  lead: 'Timber trusses, brass chandeliers and a stage, with the garden outside every door.',
  description: [
    'The hall stands a little apart from the houses, so that a wedding can last until the band is tired and nobody else lies awake. Its roof is carried by open timber trusses; there is not a pillar between the last row and the stage.',
    'It holds up to 400 people in rows, fewer at round tables, and can be left empty for dancing. Our kitchen serves from the next room: tea and shingara between two talks, or a kacchi biryani for the whole wedding.',
    'Ask for your days and tell us what you have in mind. We call you to confirm, show you the hall if you like, and send you a quote.',
  ],
  facts: [
    { label: 'Capacity', value: 'Up to 400 people' },
    { label: 'Let by', value: 'The day, or several' },
    { label: 'Seating', value: 'Rows, round tables or an open floor' },
    { label: 'Catering', value: 'From our own kitchen' },
  ],
  pictures: [
    {
      ImagePath: 'files/images/menuimages/convention-hall-cover.jpg',
      AltText: 'Large timber-trussed hall with rows of chairs, brass chandeliers and a lit stage',
      Width: 1600,
      Height: 1000,
    },
    {
      ImagePath: 'files/images/menuimages/convention-hall-wedding.jpg',
      AltText: 'The hall set for a wedding: round tables, marigold centrepieces, strings of lights and a floral arch',
      Width: 1600,
      Height: 1000,
    },
  ],
}

const pool: Offering = {
  seo: {
    title: 'Swimming Pool',
    description:
      'Twenty-five metres under the palms, an hour from Dhaka. Book the pool by the hour for a single visit; it is included in packages.',
  },
  eyebrow: 'Swimming pool',
  heading: 'The long pool',
  lead: 'Twenty-five metres of still water under the palms.',
  description: [
    'You need not stay the night to swim. Single-use visits are possible: choose when you come and when you leave, pay online, and a lounger is waiting for you.',
    'Guests of a full resort package swim as long as they like; the pool is included.',
    'Towels and green coconuts are at the pavilion. Children swim with a grown-up beside them.',
  ],
  facts: [
    { label: 'Length', value: '25 metres' },
    { label: 'Single visit', value: 'Possible, by the half hour' },
    { label: 'In packages', value: 'Included' },
  ],
  pictures: [
    {
      ImagePath: 'files/images/menuimages/hero-pool-golden.jpg',
      AltText: 'White parasols and loungers along the long pool in low evening sun',
      Width: 2000,
      Height: 1100,
    },
    {
      ImagePath: 'files/images/menuimages/pool-detail.jpg',
      AltText: 'Two green coconuts on a brass tray and folded towels at the edge of the pool',
      Width: 1600,
      Height: 1000,
    },
  ],
}

export const offerings: Record<OfferingName, Offering> = {
  package: wholeResort,
  convention: hall,
  swimmingpool: pool,
}
