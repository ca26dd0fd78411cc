import type { LandingPage, Question } from '../../types.generated.ts'
import { keyed, picture, pictureList } from '../picture.ts'
import { list, paragraphs, richText } from '../rich-text.ts'
import type { Seed } from '../seed-document.ts'

type Sections = NonNullable<LandingPage['sections']>

/** Examples for staff, out of the menu: each is made of sections alone. */
export const landingPages: readonly Seed<LandingPage>[] = [
  {
    _id: 'landing-eid',
    _type: 'landingPage',
    title: 'Eid by the Ichamoti',
    slug: { _type: 'slug', current: 'eid-holidays' },
    lead: 'The long holiday an hour from Dhaka: four houses among ponds and palms, and a kitchen that cooks for the whole family.',
    image: picture('banners/hero-resort-dusk.jpg'),
    sections: sections(
      {
        _type: 'textSection',
        heading: 'The family under one roof',
        text: richText(
          paragraphs(
            'Take one room or a whole house. In a whole house the verandas, the garden door and the breakfast table are yours alone.',
            'The mornings are for the river and the pool, the afternoons for nothing at all. At dusk the lamps are lit along the pond, and dinner comes from the charcoal.',
          ),
        ),
      },
      {
        _type: 'picturesSection',
        pictures: pictureList(
          'house/rania-house-cover.jpg',
          'house/ichamoti-house-breakfast.jpg',
          'menuimages/restaurant-table.jpg',
        ),
      },
      { _type: 'housesSection', heading: 'Where you may stay' },
      {
        _type: 'questionsSection',
        heading: 'Before you book',
        questions: questions(
          [
            'Do several families find room together?',
            'Yes. Each house can be booked as a whole, and the four houses share one garden. For all of them at once, ask for the full resort package.',
          ],
          [
            'What do the children do?',
            'They swim, with a grown-up beside them, and have the lawns and the paths along the water. Tell the kitchen what should be mild for them.',
          ],
          [
            'What if our plans change?',
            'You cancel under your bookings. The refund policy, at the foot of every page, says what you get back.',
          ],
        ),
      },
      {
        _type: 'actionSection',
        heading: 'See which nights are free',
        text: 'Choose your dates: the search shows every house and room that is free, with its price.',
        BtnText: 'Find your dates',
        URL: '/searchroom',
      },
    ),
  },
  {
    _id: 'landing-weddings',
    _type: 'landingPage',
    title: 'A wedding in the garden',
    slug: { _type: 'slug', current: 'weddings' },
    lead: 'A timber hall for four hundred guests, a garden outside every door, and houses for those who stay the night.',
    image: picture('menuimages/convention-hall-wedding.jpg'),
    sections: sections(
      {
        _type: 'textSection',
        heading: 'From the holud to the last song',
        text: richText(
          paragraphs(
            'The hall stands a little apart from the houses, so a wedding can last until the band is tired and nobody else lies awake. Holud on the lawn, the ceremony under the trusses, dinner by the pond: each has its own place.',
          ),
          list(
            'Round tables, rows, or an open floor for dancing',
            'A menu that our kitchen plans with both families',
            'Rooms in the houses for the couple, parents and guests from afar',
          ),
        ),
      },
      {
        _type: 'factsSection',
        heading: 'The hall',
        facts: keyed('offeringFact', [
          { label: 'Guests', value: 'Up to 400 in rows, fewer at round tables' },
          { label: 'Let by', value: 'The day, or several' },
          { label: 'Catering', value: 'From our own kitchen' },
          { label: 'From Dhaka', value: 'About an hour' },
        ]),
      },
      {
        _type: 'gallerySection',
        pictures: pictureList(
          'menuimages/convention-hall-cover.jpg',
          'menuimages/restaurant-cover.jpg',
          'house/rania-house-dusk.jpg',
          'house/double-dom-plunge-pool.jpg',
          'banners/hero-river-morning.jpg',
          'menuimages/garden-path-night.jpg',
        ),
      },
      {
        _type: 'questionsSection',
        heading: 'What couples ask',
        questions: questions(
          ['May we see the hall before we decide?', 'Yes. Ask for your days, and when we call you we agree on an hour to show it to you.'],
          ['Can we have the whole resort?', 'You can: with the full resort package every house, the pool, the restaurant and the hall are yours.'],
          ['When do we pay?', 'Nothing is held and nothing is charged before you have a quote and agree to it.'],
        ),
      },
      {
        _type: 'actionSection',
        heading: 'Tell us your day',
        text: 'Say when it should be and how many you are. We call you, and send a quote.',
        BtnText: 'Ask for the hall',
        URL: '/convention',
      },
    ),
  },
  {
    _id: 'landing-corporate-day',
    _type: 'landingPage',
    title: 'A corporate day out of town',
    slug: { _type: 'slug', current: 'corporate-day' },
    lead: 'Talks in the morning, lunch by the pond, the pool in the afternoon, and home before the city goes to sleep.',
    image: picture('menuimages/convention-hall-cover.jpg'),
    sections: sections(
      {
        _type: 'textSection',
        heading: 'One day, from tea to tea',
        text: richText(
          paragraphs(
            'Your people come by bus in the morning and find tea and shingara in the garden. The hall has a stage and rows for all of them; for smaller rounds there are the verandas.',
            'Lunch is a thali by the pond. In the afternoon the pool and the lawns belong to your party, and who wants to go on talking stays for dinner or for the night.',
          ),
        ),
      },
      {
        _type: 'factsSection',
        facts: keyed('offeringFact', [
          { label: 'For', value: '20 to 400 people' },
          { label: 'Hall', value: 'A stage, rows or round tables' },
          { label: 'Meals', value: 'Tea, lunch and dinner from our kitchen' },
        ]),
      },
      {
        _type: 'pictureSection',
        picture: picture('banners/hero-pool-golden.jpg'),
        caption: 'The long pool in the afternoon',
      },
      { _type: 'housesSection', heading: 'For those who stay the night', houses: ['/suits/rania-house', '/suits/mud-house'] },
      {
        _type: 'actionSection',
        heading: 'Plan a day with us',
        text: 'Send us a date and a number. We call you to plan the day before anything is held or charged.',
        BtnText: 'Request a day',
        URL: '/package',
      },
    ),
  },
]

type Unkeyed<Part> = Part extends { _key: string } ? Omit<Part, '_key'> : never

function sections(...parts: readonly Unkeyed<Sections[number]>[]): Sections {
  return parts.map((part, index) => ({ ...part, _key: `section${index + 1}` }))
}

function questions(...pairs: readonly (readonly [asked: string, answer: string])[]): ({ _key: string } & Question)[] {
  return keyed(
    'question',
    pairs.map(([asked, answer]) => ({ question: asked, answer: richText(paragraphs(answer)) })),
  )
}
