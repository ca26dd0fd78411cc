import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { seedDocuments } from '../seed/seed-documents.ts'
import { locations, mainDocuments } from './locations.ts'

const { home, about, dine, career, package: packages, convention, pool, privacy, terms, refund, contact } = paths
const pages = [home, about, dine, career, packages, convention, pool, privacy, terms, refund, contact].map((path) =>
  path(),
)

test('beside each page of the preview its own document opens', () => {
  expect(mainDocuments.map(({ route }) => String(route)).toSorted()).toEqual([...pages, '/home'].toSorted())
})

test('every document of the resort says on which page it is shown', () => {
  const shown = seedDocuments().map((document) => {
    const known = locations[document._type]
    return known && 'resolve' in known ? known.resolve({ id: `drafts.${document._id}` }) : known
  })

  const addresses = shown.flatMap((state) => state?.locations?.map(({ href }) => href) ?? [undefined])
  expect(addresses.filter((href) => !pages.includes(href ?? ''))).toEqual([])
})
