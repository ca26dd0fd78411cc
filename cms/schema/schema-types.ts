import { aboutPage } from './documents/about-page.ts'
import { banner } from './documents/banner.ts'
import { careerPage } from './documents/career-page.ts'
import { dinePage } from './documents/dine-page.ts'
import { director } from './documents/director.ts'
import { homePage } from './documents/home-page.ts'
import { homeTile } from './documents/home-tile.ts'
import { offering } from './documents/offering.ts'
import { policyPage } from './documents/policy-page.ts'
import { siteSettings } from './documents/site-settings.ts'
import { attraction } from './parts/attraction.ts'
import { chatLink } from './parts/chat-link.ts'
import { counter } from './parts/counter.ts'
import { dish } from './parts/dish.ts'
import { link } from './parts/link.ts'
import { location } from './parts/location.ts'
import { meal } from './parts/meal.ts'
import { offeringFact } from './parts/offering-fact.ts'
import { opening } from './parts/opening.ts'
import { picture } from './parts/picture.ts'
import { policySection } from './parts/policy-section.ts'
import { richText } from './parts/rich-text.ts'
import { seo } from './parts/seo.ts'
import { socialLink } from './parts/social-link.ts'
import { storyPart } from './parts/story-part.ts'
import { term } from './parts/term.ts'
import { termsTable } from './parts/terms-table.ts'

const documents = [
  siteSettings,
  homePage,
  banner,
  homeTile,
  aboutPage,
  director,
  dinePage,
  careerPage,
  offering,
  policyPage,
]

const parts = [
  attraction,
  chatLink,
  counter,
  dish,
  link,
  location,
  meal,
  offeringFact,
  opening,
  picture,
  policySection,
  richText,
  seo,
  socialLink,
  storyPart,
  term,
  termsTable,
]

/** Every type of the content. All are named and at the top level: GraphQL knows no nameless ones. */
export const schemaTypes = [...documents, ...parts]
