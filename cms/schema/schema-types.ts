import { aboutPage, storyPart } from './documents/about-page.ts'
import { announcement } from './documents/announcement.ts'
import { banner } from './documents/banner.ts'
import { careerPage, opening } from './documents/career-page.ts'
import { dinePage, dish, meal } from './documents/dine-page.ts'
import { director } from './documents/director.ts'
import { attraction, counter, homePage, location } from './documents/home-page.ts'
import { facility, house, placeFacts } from './documents/house.ts'
import { gallery, galleryPicture } from './documents/gallery.ts'
import { homeTile } from './documents/home-tile.ts'
import { landingPage } from './documents/landing-page.ts'
import { offer } from './documents/offer.ts'
import { offering, openingHours, offeringFact } from './documents/offering.ts'
import { pdf } from './documents/pdf.ts'
import { policyPage, policySection } from './documents/policy-page.ts'
import { redirect } from './documents/redirect.ts'
import { judgedDraft, publishRequest } from './documents/publish-request.ts'
import { shareLink } from './documents/share-link.ts'
import { chatLink, siteSettings, socialLink } from './documents/site-settings.ts'
import { link, richText, term, termsTable } from './fields/rich-text.ts'
import { picture } from './fields/picture.ts'
import { seo } from './fields/seo.ts'
import { actionSection, fileSection, housesSection } from './sections/leads.ts'
import { gallerySection, pictureSection, picturesSection } from './sections/pictures.ts'
import { factsSection, question, questionsSection, quoteSection, textSection } from './sections/words.ts'

const documents = [
  siteSettings,
  announcement,
  homePage,
  banner,
  homeTile,
  aboutPage,
  director,
  dinePage,
  careerPage,
  gallery,
  house,
  landingPage,
  offer,
  offering,
  pdf,
  policyPage,
  redirect,
  publishRequest,
  shareLink,
]

const sections = [
  actionSection,
  factsSection,
  fileSection,
  gallerySection,
  housesSection,
  pictureSection,
  picturesSection,
  questionsSection,
  quoteSection,
  textSection,
]

const parts = [
  ...sections,
  attraction,
  chatLink,
  counter,
  dish,
  facility,
  galleryPicture,
  judgedDraft,
  link,
  location,
  meal,
  offeringFact,
  openingHours,
  opening,
  picture,
  placeFacts,
  policySection,
  question,
  richText,
  seo,
  socialLink,
  storyPart,
  term,
  termsTable,
]

/** Every type of the content. All are named and at the top level: GraphQL knows no nameless ones. */
export const schemaTypes = [...documents, ...parts]
