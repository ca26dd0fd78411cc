import { getPublishedId } from 'sanity'
import { defineLocations, type DocumentLocationResolvers, type DocumentResolver } from 'sanity/presentation'

type ShownPage = { title: string; path: string }

const home: ShownPage = { title: 'Home page', path: '/' }
const contact: ShownPage = { title: 'Contact', path: '/contact' }
const offersPage: ShownPage = { title: 'Offers', path: '/offers' }
const rooms: ShownPage = { title: 'Rooms', path: '/room' }
const about: ShownPage = { title: 'About us', path: '/about' }

/** The page of the site that shows each document that is there once, by its id. */
const pageOf = new Map<string, ShownPage>([
  ['homePage', home],
  ['aboutPage', about],
  ['dinePage', { title: 'Dine', path: '/dine' }],
  ['gallery', { title: 'Gallery', path: '/gallery' }],
  ['careerPage', { title: 'Career', path: '/career' }],
  ['package', { title: 'Package', path: '/package' }],
  ['convention', { title: 'Convention hall', path: '/convention' }],
  ['swimmingpool', { title: 'Swimming pool', path: '/swimmingpool' }],
  ['privacypolicy', { title: 'Privacy policy', path: '/privacypolicy' }],
  ['termsconditions', { title: 'Terms and conditions', path: '/termsconditions' }],
  ['refund', { title: 'Refund policy', path: '/refund' }],
])

/** The pages that are always there, as links lead to them. */
export const sitePages: readonly { value: string; title: string }[] = [
  home,
  rooms,
  { title: 'Suites', path: '/suits' },
  { title: 'Search for a stay', path: '/searchroom' },
  offersPage,
  contact,
  ...[...pageOf.values()].filter(({ path }) => path !== home.path),
].map(({ title, path }) => ({ title, value: path }))

/** The path of the page that shows the document of this id, if it is there once. */
export const shownPath = (id: string): string | undefined => pageOf.get(id)?.path

/** The document to open next to a page of the preview. */
export const mainDocuments: DocumentResolver[] = [
  ...[...pageOf].map(([id, { path }]) => documentOf(path, id)),
  documentOf('/home', 'homePage'),
  documentOf(contact.path, 'siteSettings'),
  { route: '/suits/:slug', filter: '_type == "house" && page == "/suits/" + $slug' },
  { route: '/offers/:slug', filter: '_type == "offer" && slug.current == $slug' },
  // Last: at the other addresses of this form are the pages above.
  { route: '/:slug', filter: '_type == "landingPage" && slug.current == $slug' },
]

function documentOf(route: string, id: string): DocumentResolver {
  return { route, filter: `_id == "${id}"` }
}

const shownOn = (...pages: readonly ShownPage[]) => ({
  locations: pages.map(({ title, path }) => ({ title, href: path })),
})

const byId = defineLocations({
  select: { id: '_id' },
  resolve(document) {
    const page = pageOf.get(getPublishedId(String(document?.id)))
    return page && shownOn(page)
  },
})

const offer = defineLocations({
  select: { title: 'title', slug: 'slug.current' },
  resolve(document) {
    if (!document?.['slug']) return shownOn(offersPage, home)
    return shownOn(
      { title: String(document['title']), path: `${offersPage.path}/${document['slug']}` },
      offersPage,
      home,
    )
  },
})

const house = defineLocations({
  select: { page: 'page' },
  resolve: (document) =>
    shownOn(...(document?.['page'] ? [{ title: 'Page of the house', path: String(document['page']) }] : []), rooms),
})

/** The first page of the site that shows a document; the home page where there is none. */
export function pathOf(document: { id: string; type: string; [field: string]: unknown }): string {
  const known = locations[document.type]
  const slug: unknown = document['slug']
  const current = typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined
  const state = known && 'resolve' in known ? known.resolve({ ...document, slug: current }) : known
  return state?.locations?.[0]?.href ?? home.path
}

/** A document that is a page, or a file, at the address that staff chose. */
const atOwnAddress = (folder: string) =>
  defineLocations({
    select: { title: 'title', slug: 'slug.current' },
    resolve: (document) =>
      shownOn(
        ...(document?.['slug'] ? [{ title: String(document['title']), path: `${folder}${document['slug']}` }] : []),
      ),
  })

/** What is shown above a document: the pages that show it. */
export const locations: DocumentLocationResolvers = {
  announcement: { ...shownOn(home), message: 'Shown on every page', tone: 'positive' },
  banner: shownOn(home),
  homeTile: shownOn(home),
  offer,
  house,
  landingPage: atOwnAddress('/'),
  director: shownOn(about),
  siteSettings: { ...shownOn(home, contact), message: 'Shown on every page', tone: 'positive' },
  pdf: atOwnAddress('/pdf/'),
  gallery: byId,
  homePage: shownOn(home, contact),
  aboutPage: byId,
  dinePage: byId,
  careerPage: byId,
  offering: byId,
  policyPage: byId,
}
