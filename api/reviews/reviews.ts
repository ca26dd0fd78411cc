import type { Review } from '#contract/houses.ts'
import { onceWithSecret } from '../activity/once-with-secret.ts'
import type { Activity } from '../activity/claim.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { requireHouse } from '../houses/houses.ts'
import { ProblemError } from '../problem-error.ts'
import { spend } from '../throttle/throttle.ts'
import { createReviewKey, hashOfKey } from './review-key.ts'
import {
  deleteOwnReview,
  insertReview,
  replaceKey,
  reviewExists,
  selectNewestReviews,
  type ReviewRow,
} from './reviews.sql.ts'

type Page = { houseId: number; take: number; page: number }

/** What is said of a house, newest first. */
export async function listReviews({ db }: Pick<Deps, 'db'>, { houseId, take, page }: Page): Promise<Review[]> {
  const rows = await selectNewestReviews(db, { houseIds: [houseId], limit: take, offset: (page - 1) * take })
  return rows.map(reviewOf)
}

/** The newest reviews of each house, at most `take` of one; houses without any are left out. */
export async function newestReviews(
  { db }: Pick<Deps, 'db'>,
  { houseIds, take }: { houseIds: readonly number[]; take: number },
): Promise<ReadonlyMap<number, Review[]>> {
  if (take === 0) return new Map()
  const rows = await selectNewestReviews(db, { houseIds, limit: take, offset: 0 })
  return new Map(
    [...Map.groupBy(rows, ({ house_id }) => house_id)].map(([houseId, own]) => [houseId, own.map(reviewOf)]),
  )
}

function reviewOf({ id, text, first_name }: ReviewRow): Review {
  return { Id: id, Text: text, User: { FirstName: first_name ?? 'Guest' } }
}

type PostDeps = Pick<Deps, 'db' | 'now' | 'limits'>
type NewReview = { houseId: number; text: string; guestId: number | undefined; network: string; activity: Activity }
type Posted = { id: number; key: string }

/**
 * Stores a review and answers the key that deletes it. A lost answer can be repeated within a minute: then a new key takes the
 * place of the first.
 */
export async function postReview(deps: PostDeps, review: NewReview): Promise<Posted> {
  await spend(deps, `review:network:${review.network}`, deps.limits.reviewsPerAddress)
  await spend(deps, 'review:all', deps.limits.reviewsPerDay)

  return onceWithSecret(deps, review.activity, {
    async issue(db) {
      await requireHouse(db, review.houseId)
      const { key, keyHash } = createReviewKey()
      const id = await insertReview(db, { ...review, keyHash, at: deps.now() })
      return { resource: String(id), answer: { id, key } }
    },
    reissue: (db, resource) => giveNewKey(db, Number(resource)),
    tooLate: () => new ProblemError('already_done', 'This review has been posted already'),
  })
}

async function giveNewKey(db: Db, id: number): Promise<{ resource: string; answer: Posted }> {
  const { key, keyHash } = createReviewKey()
  if (!(await replaceKey(db, id, keyHash))) throw goneReview()
  return { resource: String(id), answer: { id, key } }
}

type Deletion = { id: number; guestId: number | undefined; key: string | undefined }

/** Deletes a review for its author. Anyone else is `forbidden`; one that is gone is `not_found`. */
export async function deleteReview({ db }: Pick<Deps, 'db'>, { id, guestId, key }: Deletion): Promise<void> {
  const keyHash = key === undefined ? undefined : hashOfKey(key)
  if (await deleteOwnReview(db, { id, guestId, keyHash })) return
  if (!(await reviewExists(db, id))) throw goneReview()
  throw new ProblemError('forbidden', 'Only its author can delete this review')
}

function goneReview(): ProblemError {
  return new ProblemError('not_found', 'There is no such review')
}
