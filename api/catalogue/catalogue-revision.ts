import { createHash } from 'node:crypto'
import type { Reads } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { allImages } from '../gallery/gallery.ts'
import { selectCatalogueChanges } from '../houses/catalogue-changes.sql.ts'
import { selectHouses } from '../houses/houses.sql.ts'
import { createStoredAnswers, type StoredAnswers } from '../http/stored-answers.ts'
import { cachedForOneSecond } from '../cached-for-one-second.ts'
import { coalesced } from '../coalesced.ts'
import { selectReviewTotals } from '../reviews/reviews.sql.ts'

/**
 * Answers a text that changes with any house, price, picture or review of the catalogue, deletions included, at most a second later
 * because answers are cached that long. It is computed from what pages show, but for the words of reviews, which are many: those are
 * counted where the product changes them.
 */
export function createCatalogueRevision(deps: Pick<Deps, 'reads' | 'now'>): () => Promise<string> {
  return cachedForOneSecond(deps, () => readRevision(deps.reads))
}

/**
 * Where answers of the catalogue are stored: for one revision of it, and until the product itself changes anything, in any process. That
 * is asked each time, so that a guest's review is in the next answer.
 */
export function createCatalogueAnswers({ reads }: Pick<Deps, 'reads'>, revision: () => Promise<string>): StoredAnswers {
  const changes = coalesced(() => selectCatalogueChanges(reads))
  return createStoredAnswers(async () => (await Promise.all([revision(), changes()])).join(' '))
}

async function readRevision(reads: Reads): Promise<string> {
  const houses = await selectHouses(reads)
  const reviews = await selectReviewTotals(reads)
  const pictures = await allImages(reads)
  // What was changed back is another revision all the same: meanwhile something may have been stored under the first.
  const changes = await selectCatalogueChanges(reads)
  const shown = JSON.stringify([houses, reviews, pictures, changes])
  return createHash('sha256').update(shown).digest('base64url').slice(0, 20)
}
