import { beforeAll, expect, test } from 'vitest'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { deleteComment } from '#contract/catalogue/reviews.ts'
import { postReview } from '#tests/support/reviews.ts'
import { createCatalogueRevision } from './catalogue-revision.ts'
import { takeContent } from './content/catalogue-content.ts'
import { createRateBook } from './rates/rate-book.ts'
import { takeSeedContent } from '#tests/support/seed-content.ts'

const api = shareTestApi({ hasHouses: true })
beforeAll(() => takeSeedContent(api.deps))

/** What is answered now, and again a second after `change`. */
async function aroundChange(change: () => Promise<unknown>): Promise<[string, string]> {
  const revision = createCatalogueRevision(api.deps, createRateBook(api.deps))
  const before = await revision()
  await change()
  api.clock.advance(1)
  return [before, await revision()]
}

test('a catalogue that stays the same keeps its revision, in every process', async () => {
  const [before, after] = await aroundChange(async () => {})

  expect(after).toBe(before)
  expect(await createCatalogueRevision(api.deps, createRateBook(api.deps))()).toBe(before)
})

test.each([
  "delete from base_rate where house_id = 2 and place_type = 'ROOM'",
  "update house set description = 'A quieter villa' where id = 1",
  "delete from house_facility where house_id = 1 and name = 'Garden view'",
  "delete from house_image where house_id = 4 and purpose = 'HOUSE_SLIDER'",
  'update house set rank = 9 where id = 1',
])('a change of a house is another revision: %s', async (change) => {
  const [before, after] = await aroundChange(() => api.deps.db.change(change))

  expect(after).not.toBe(before)
})

test('a review that was deleted within a second leaves another revision: it may have been stored in between', async () => {
  const [before, after] = await aroundChange(async () => {
    const { Id: id, Key: reviewKey } = await postReview(api)
    await api.call(deleteComment, { params: { id } }, { reviewKey })
  })

  expect(after).not.toBe(before)
})

test('what the product changes itself is another revision at once, in every process', async () => {
  const processes = [1, 2].map(() => createCatalogueRevision(api.deps, createRateBook(api.deps)))
  const before = await Promise.all(processes.map((revision) => revision()))
  await takeContent(api.deps, { houses: [], gallery: [], sources: {} })

  const after = await Promise.all(processes.map((revision) => revision()))

  expect(new Set([...before, ...after]).size).toBe(2)
  expect(after).not.toContain(before[0])
})
