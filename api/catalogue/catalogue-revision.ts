import { createHash } from 'node:crypto'
import type { Reads } from '../platform/db/db.ts'
import type { Deps } from '../platform/deps.ts'
import { allImages } from './gallery/gallery.ts'
import { selectCatalogueChanges } from '../platform/catalogue-changes/catalogue-changes.sql.ts'
import { selectHouses } from './houses/houses.sql.ts'
import type { RateBook } from './rates/rate-book.ts'
import { shared } from '../platform/cache.ts'
import { selectReviewTotals } from './reviews/reviews.sql.ts'

/**
 * A hash of everything the catalogue shows, so that it changes when someone edits the database by hand: such an edit is seen a second later.
 * The product counts each change that it makes itself, and every process sees that at once.
 */
export function createCatalogueRevision(
  deps: Pick<Deps, 'reads' | 'now'>,
  rateBook: () => Promise<RateBook>,
): () => Promise<string> {
  const revision = shared(deps, () => readRevision(deps.reads, rateBook), {
    isFresh: async ({ changes }) => changes === (await selectCatalogueChanges(deps.reads)),
  })
  return async () => (await revision()).hash
}

async function readRevision(
  reads: Reads,
  rateBook: () => Promise<RateBook>,
): Promise<{ hash: string; changes: number }> {
  const changes = await selectCatalogueChanges(reads)
  const houses = await selectHouses(reads)
  const reviews = await selectReviewTotals(reads)
  const pictures = await allImages(reads)
  const rates = await rateBook()
  const prices = rates.rated(houses).map(({ id }) => rates.ranges(id))
  // Without the counter a change that is undone would bring back a revision under which newer answers may be stored.
  const shown = JSON.stringify([houses, prices, reviews, pictures, changes])
  return { hash: createHash('sha256').update(shown).digest('base64url').slice(0, 20), changes }
}
