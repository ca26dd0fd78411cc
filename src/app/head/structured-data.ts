import type { SiteSettings } from '#cms/types.ts'
import { House, isSoldByRoom } from '#contract/catalogue/houses.ts'
import { coverOf, picturesOf } from '#src/lib/house-pictures.ts'
import type { PageHead } from '#src/lib/page-handle.ts'
import { paths } from '#src/lib/paths.ts'
import { pictureFile, pictureUrl } from '#ui/pictures/srcset.ts'

/** Under which addresses the site and its pictures are known. */
export type Addresses = { origin: string; imageBase: string }

type Page = { head: PageHead; loaderData: unknown; settings: SiteSettings | undefined }

const SCHEMA = 'https://schema.org'
const PICTURE_WIDTH = 1280

/** What search engines understand of a page, as JSON-LD: it is data, so the content policy has nothing to allow. */
export function structuredData({ head, loaderData, settings }: Page, at: Addresses): object[] {
  const house = head.subject === 'house' ? houseIn(loaderData) : undefined
  return [
    ...(head.subject === 'resort' && settings ? [resort(settings, head, at)] : []),
    ...(house ? [hotelRoom(house, at)] : []),
    ...(head.offer ? [offerOf(head, head.offer, at)] : []),
    ...(head.questions ? [questionsOf(head.questions)] : []),
    ...(head.crumbs ? [breadcrumbs(head.crumbs, at)] : []),
  ]
}

/** The full address of a picture, for other sites. */
export function pictureAddress(path: string, { origin, imageBase }: Addresses): string {
  return pictureUrl(new URL(pictureFile(imageBase, path), origin).href, PICTURE_WIDTH, 'jpeg')
}

const resortId = ({ origin }: Addresses) => `${origin}/#resort`

function resort(settings: SiteSettings, { description, picture }: PageHead, at: Addresses) {
  return {
    '@context': SCHEMA,
    '@type': 'Resort',
    '@id': resortId(at),
    name: `${settings.brand} ${settings.tagline}`,
    url: `${at.origin}/`,
    ...(description !== undefined && { description }),
    ...(picture && { image: pictureAddress(picture.path, at) }),
    telephone: settings.phone,
    email: settings.email,
    address: { '@type': 'PostalAddress', streetAddress: settings.address, addressCountry: 'BD' },
    currenciesAccepted: 'BDT',
    sameAs: settings.socialLinks.map(({ url }) => url),
  }
}

function houseIn(loaderData: unknown): House | undefined {
  if (typeof loaderData !== 'object' || loaderData === null || !('house' in loaderData)) return undefined
  return House.safeParse(loaderData.house).data
}

/** Also `Product`: search engines understand an offer of a room only with it. */
function hotelRoom(house: House, at: Addresses) {
  const url = at.origin + paths.house(house.Permalink)
  const covers = [coverOf(house, 'HOUSE'), coverOf(house, 'ROOM')].flatMap((cover) => cover?.ImagePath ?? [])
  const roomPrice = isSoldByRoom(house) ? house.RoomPrice : null
  return {
    '@context': SCHEMA,
    '@type': ['HotelRoom', 'Product'],
    '@id': `${url}#house`,
    name: house.Name,
    description: house.Description,
    url,
    image: [...new Set([...covers, ...picturesOf(house, 'HOUSE').map(({ path }) => path)])].map((path) =>
      pictureAddress(path, at),
    ),
    occupancy: { '@type': 'QuantitativeValue', maxValue: house.AdultPerRoom + house.ChildrenPerRoom, unitCode: 'C62' },
    amenityFeature: house.Facalities.map(({ Name }) => ({
      '@type': 'LocationFeatureSpecification',
      name: Name,
      value: true,
    })),
    ...(house.Rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: house.Rating.Mean,
        ratingCount: house.Rating.Stays,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    containedInPlace: { '@type': 'Resort', '@id': resortId(at), url: `${at.origin}/` },
    offers: [
      nightOffer('Entire house', { price: house.Price, highest: house.HighestPrice }, url),
      ...(roomPrice === null
        ? []
        : [
            nightOffer(
              'Single room',
              { price: roomPrice, highest: house.HighestRoomPrice },
              at.origin + paths.room(house.Id),
            ),
          ]),
    ],
  }
}

type NightPrice = { price: number; highest: number | undefined }

/** `price` in BDT for a night, before tax; where nights differ, the lowest up to `highest`. */
function nightOffer(name: string, { price, highest }: NightPrice, url: string) {
  return {
    '@type': highest === undefined ? 'Offer' : 'AggregateOffer',
    name,
    url,
    ...(highest === undefined ? { price } : { lowPrice: price, highPrice: highest }),
    priceCurrency: 'BDT',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...(highest === undefined ? { price } : { minPrice: price, maxPrice: highest }),
      priceCurrency: 'BDT',
      unitCode: 'DAY',
      valueAddedTaxIncluded: false,
    },
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availability: `${SCHEMA}/InStock`,
  }
}

/** An offer of the content: its price is the booking's, so none is named. */
function offerOf(
  { description, picture, crumbs }: PageHead,
  { from, until }: NonNullable<PageHead['offer']>,
  at: Addresses,
) {
  const page = crumbs?.at(-1)
  return {
    '@context': SCHEMA,
    '@type': 'Offer',
    ...(page && { name: page.name, url: at.origin + page.path }),
    ...(description !== undefined && { description }),
    ...(picture && { image: pictureAddress(picture.path, at) }),
    ...(from && { availabilityStarts: from }),
    ...(until && { availabilityEnds: until }),
    offeredBy: { '@type': 'Resort', '@id': resortId(at), url: `${at.origin}/` },
  }
}

function questionsOf(questions: NonNullable<PageHead['questions']>) {
  return {
    '@context': SCHEMA,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function breadcrumbs(crumbs: NonNullable<PageHead['crumbs']>, { origin }: Addresses) {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}
