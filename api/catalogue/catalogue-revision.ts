import { createHash } from 'node:crypto'
import type { Reads } from '../platform/db/db.ts'
import type { Deps } from '../platform/deps.ts'
import { allImages } from './gallery/gallery.ts'
import { selectCatalogueChanges } from '../platform/catalogue-changes/catalogue-changes.sql.ts'
import { selectHouses } from './houses/houses.sql.ts'
import type { RateBook } from './rates/rate-book.ts'
import { shared, type Stored, storedUnder } from '../platform/cache.ts'
import { selectReviewTotals } from './reviews/reviews.sql.ts'

/**
 * A hash of everything the catalogue shows, so that it changes when someone edits the database by hand. It may be one second old. Texts of
 * reviews are too many to hash: the product counts each change that it makes of them.
 */
export function createCatalogueRevision(
  deps: Pick<Deps, 'reads' | 'now'>,
  rateBook: () => Promise<RateBook>,
): () => Promise<string> {
  return shared(deps, () => readRevision(deps.reads, rateBook))
}

/**
 * Stored answers of the catalogue. The counter of changes is read with each call, so that a guest's review is in the next answer of every
 * process; the hash alone would be a second late.
 */
export function createCatalogueAnswers(deps: Pick<Deps, 'reads' | 'now'>, revision: () => Promise<string>): Stored {
  const changes = shared(deps, () => selectCatalogueChanges(deps.reads), { ms: 0 })
  return storedUnder(async () => (await Promise.all([revision(), changes()])).join(' '))
}

async function readRevision(reads: Reads, rateBook: () => Promise<RateBook>): Promise<string> {
  const houses = await selectHouses(reads)
  const reviews = await selectReviewTotals(reads)
  const pictures = await allImages(reads)
  // Without the counter a change that is undone would bring back a revision under which newer answers may be stored.
  const changes = await selectCatalogueChanges(reads)
  const rates = await rateBook()
  const prices = rates.rated(houses).map(({ id }) => rates.ranges(id))
  const shown = JSON.stringify([houses, prices, reviews, pictures, changes])
  return createHash('sha256').update(shown).digest('base64url').slice(0, 20)
}
