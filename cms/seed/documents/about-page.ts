import type { AboutPage } from '../../types.generated.ts'
import { keyed, pictureList } from '../picture.ts'
import { paragraphs, richText } from '../rich-text.ts'
import type { Seed } from '../seed-document.ts'

export const aboutPage: Seed<AboutPage> = {
  _id: 'aboutPage',
  _type: 'aboutPage',
  heading: 'A place the river made first',
  lead: 'We did not clear the land for a resort. We asked the river, the ponds and the palms what they would let us keep, and built four houses in what was left.',
  story: keyed('storyPart', [
    {
      heading: 'It began with a boat that would not start',
      text: richText(
        paragraphs(
          'In the monsoon of 2009 two families from Dhaka hired a nouka for an afternoon and spent the night instead, under a banyan, with a lantern, a pot of khichuri and the rain. They came back the next winter to buy the bank where they had been stuck.',
          'For three years they planted before they built: coconut and betel palms against the wind, shapla in the old fish ponds, hijal trees where the bank was thin. The first guests slept in tents and paid in saplings.',
        ),
      ),
    },
    {
      heading: 'Earth, timber, lime and thatch',
      text: richText(
        paragraphs(
          'Mud House rose first, its walls of laterite earth and rice straw raised by hand by masons from Naogaon, its alpona painted each Poush by the women of the village. Rania House follows the old villas of the river ports, with two verandas to catch the south wind.',
          'Double Dom is lime on brick, cool at noon without a machine. Ichamoti House stands on timber legs, so that the river may come and go beneath it as it always has.',
        ),
      ),
    },
    {
      heading: 'The work of many hands',
      text: richText(
        paragraphs(
          'Most of those who cook, garden, row and keep the houses were born within sight of the water. The rice is from the fields by the road, the fish from the morning’s nets, and the linen from looms in Tangail.',
          'We are still small on purpose: when all four houses are full we know every guest by name. On some evenings the lamps go out for an hour, and then you see why we stayed.',
        ),
      ),
    },
  ]),
  pictures: pictureList(
    'menuimages/resort-aerial.jpg',
    'banners/hero-river-morning.jpg',
    'house/mud-house-veranda.jpg',
    'house/ichamoti-house-veranda.jpg',
    'menuimages/pool-detail.jpg',
    'menuimages/river-jetty.jpg',
  ),
  directorsHeading: 'Four people, one table',
  directorsLead: 'The directors meet on the river veranda on the first Friday of the month, after breakfast. Each keeps a plant of the garden as a seal.',
  seo: {
    _type: 'seo',
    title: 'About',
    description: 'How four houses, a pond and a bend of the Ichamoti became a resort an hour from Dhaka: the story, the people and the way we build and cook.',
  },
}
