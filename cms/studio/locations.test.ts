import { expect, test } from 'vitest'
import { paths } from '../../src/lib/paths.ts'
import { houses } from '../seed/documents/houses.ts'
import { landingPages } from '../seed/documents/landing-pages.ts'
import { offers } from '../seed/documents/offers.ts'
import { seedDocuments } from '../seed/seed-documents.ts'
import { locations, mainDocuments } from './locations.ts'

const offerPaths = offers.map(({ slug }) => paths.offer(slug?.current ?? ''))
const landingPaths = landingPages.map(({ slug }) => paths.landing(slug?.current ?? ''))
const { home, about, dine, career, package: packages, convention, pool, privacy, terms, refund, contact } = paths
const pages = [home, about, dine, career, packages, convention, pool, privacy, terms, refund, contact].map((path) =>
  path(),
)

test('each page of the preview opens its own document next to it', () => {
  expect(mainDocuments.map(({ route }) => String(route)).toSorted()).toEqual(
    [...pages, '/gallery', '/home', '/offers/:slug', '/suits/:slug', '/:slug'].toSorted(),
  )
})

test('every document of the resort says on which page it is shown', () => {
  const shown = seedDocuments().map((document) => {
    const known = locations[document._type]
    return known && 'resolve' in known
      ? known.resolve({
          ...document,
          id: `drafts.${document._id}`,
          slug: [...offers, ...landingPages].find(({ _id }) => _id === document._id)?.slug?.current,
        })
      : known
  })

  const addresses = shown.flatMap((state) => state?.locations?.map(({ href }) => href) ?? [undefined])
  const known = [
    ...pages,
    paths.gallery(),
    paths.offers(),
    ...offerPaths,
    ...landingPaths,
    paths.rooms(),
    ...houses.map(({ page }) => page),
  ]
  expect(addresses.filter((href) => !known.includes(href ?? ''))).toEqual([])
})
