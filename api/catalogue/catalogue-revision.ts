import { createHash } from 'node:crypto'
import type { Reads } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { newestReviews } from '../reviews/reviews.ts'
import { listHouses } from '../houses/houses.ts'
import { cached } from '../cached.ts'

/** More reviews of a house than any page shows. */
const REVIEWS_SHOWN = 50

/**
 * Answers a text that changes with any house, price or review of the catalogue, deletions included, at most a second later because
 * answers are cached that long. It is computed from what pages show, so that none of it can be missed.
 */
export function createCatalogueRevision(deps: Pick<Deps, 'hints' | 'now'>): () => Promise<string> {
  return cached(deps, () => readRevision(deps.hints))
}

async function readRevision(hints: Reads): Promise<string> {
  const houses = await listHouses(hints)
  const reviews = await newestReviews(hints, { houseIds: houses.map(({ id }) => id), take: REVIEWS_SHOWN })
  const shown = JSON.stringify([houses, [...reviews]])
  return createHash('sha256').update(shown).digest('base64url').slice(0, 20)
}
