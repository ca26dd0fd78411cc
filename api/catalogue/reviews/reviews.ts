import { deleteComment, getComments, getOwnComments, postComment } from '#contract/catalogue/reviews.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { type Review, UNNAMED_AUTHOR } from '#contract/catalogue/houses.ts'
import type { Problem } from '#contract/problem.ts'
import type { Db, Reads } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { noteCatalogueChange } from '#api/platform/catalogue-changes/catalogue-changes.ts'
import { requireHouse } from '../houses/houses.ts'
import type { Call } from '#api/platform/http/call.ts'
import type { Stored } from '#api/platform/cache.ts'
import {
  deleteOwnReview,
  insertReview,
  replaceKey,
  reviewExists,
  selectNewestReviews,
  selectReviewsOf,
  type ReviewRow,
} from './reviews.sql.ts'
import { createHash, randomBytes } from 'node:crypto'

export function reviewsRoutes(stored: Stored): Route[] {
  return [
    serve(
      getComments,
      async (deps, { query: { HouseId, Take, Page } }) => ({
        data: await listReviews(deps, { houseId: HouseId, take: Take, page: Page }),
      }),
      { stored },
    ),
    serve(getOwnComments, async ({ db }, { query: { HouseId }, guest }) => ({
      Ids: guest ? await selectReviewsOf(db, { houseId: HouseId, guestId: guest.id }) : [],
    })),
    serve(postComment, postReview),
    serve(deleteComment, deleteReview),
  ]
}

/** The newest review of each house by a guest whose stay is known. */
export async function newestOfStays(reads: Reads, houseIds: readonly number[]): Promise<ReadonlyMap<number, Review>> {
  const rows = await selectNewestReviews(reads, { houseIds, limit: 1, offset: 0, stayedOnly: true })
  return new Map(rows.map((row) => [row.house_id, reviewOf(row)]))
}

type Page = { houseId: number; take: number; page: number }

/** The reviews of a house, newest first. */
export async function listReviews({ reads }: Pick<Deps, 'reads'>, { houseId, take, page }: Page): Promise<Review[]> {
  const rows = await selectNewestReviews(reads, { houseIds: [houseId], limit: take, offset: (page - 1) * take })
  return rows.map(reviewOf)
}

/** The newest reviews of each house, at most `take` of one; houses without any are left out. */
export async function newestReviews(
  reads: Reads,
  { houseIds, take }: { houseIds: readonly number[]; take: number },
): Promise<ReadonlyMap<number, Review[]>> {
  if (take === 0) return new Map()
  const rows = await selectNewestReviews(reads, { houseIds, limit: take, offset: 0 })
  return new Map(
    [...Map.groupBy(rows, ({ house_id }) => house_id)].map(([houseId, own]) => [houseId, own.map(reviewOf)]),
  )
}

function reviewOf({ id, text, first_name, created_at, stayed_from }: ReviewRow): Review {
  return {
    Id: id,
    Text: text,
    User: { FirstName: authorOf(first_name) },
    CreatedAt: created_at.toISOString(),
    ...(stayed_from !== null && { StayedIn: stayed_from.slice(0, 7) }),
  }
}

/** Words by which an author would speak for the resort. */
const RESERVED = /\b(resort|owner|admin|administrator|staff|manager|management|reception|official|support|verified)\b/i
/** Ticks, stars and the like, which look like a mark of the site. */
const SYMBOL = /\p{S}/u

/** Guests choose their name: one that pretends to be the resort is not shown. */
export function authorOf(name: string | null): string {
  const plain = name?.normalize('NFKC') ?? ''
  return name === null || RESERVED.test(plain) || SYMBOL.test(plain) ? UNNAMED_AUTHOR : name
}

/**
 * Stores a review and answers the key that deletes it. A lost answer can be repeated within a minute: then a new key takes the
 * place of the first.
 */
export function postReview(
  deps: Pick<Deps, 'now'> & Throws<'not_found' | 'already_done'>,
  { body: { HouseId: houseId, Text: text }, guest, once }: Call<typeof postComment>,
): Promise<Posted> {
  return once({
    async issue(db) {
      await requireHouse(db, deps, String(houseId))
      const { key, keyHash } = createReviewKey()
      const id = await insertReview(db, { houseId, guestId: guest?.id, text, keyHash, at: deps.now() })
      if (id === undefined) throw new Error('The review was not stored')
      await noteCatalogueChange(db)
      return { resource: String(id), answer: { Id: id, Key: key } }
    },
    reissue: (db, resource) => reissueKey(db, deps, resource),
    tooLate: () => deps.problem('already_done', (t) => t.reviews.posted),
  })
}

export type Posted = DataOf<typeof postComment>

/** A new key for a review whose first one was lost on its way. */
export async function reissueKey(
  db: Db,
  deps: Throws<'not_found'>,
  resource: string,
): Promise<{ resource: string; answer: Posted }> {
  const { key, keyHash } = createReviewKey()
  const id = Number(resource)
  if (!(await replaceKey(db, id, keyHash))) throw unknownReview(deps)
  return { resource, answer: { Id: id, Key: key } }
}

/** Deletes a review for its author. Any other caller is `forbidden`; one that is gone is `not_found`. */
export async function deleteReview(
  deps: Pick<Deps, 'db'> & Throws<'not_found' | 'forbidden'>,
  { params: { id }, guest, reviewKey }: Call<typeof deleteComment>,
): Promise<null> {
  const keyHash = reviewKey === undefined ? undefined : hashOfKey(reviewKey)
  const isDeleted = await deps.db.inTransaction(async (db) => {
    if (!(await deleteOwnReview(db, { id, guestId: guest?.id, keyHash }))) return false
    await noteCatalogueChange(db)
    return true
  })
  if (isDeleted) return null
  if (!(await reviewExists(deps.db, id))) throw unknownReview(deps)
  throw deps.problem('forbidden', (t) => t.reviews.notYours)
}

function unknownReview({ problem }: Throws<'not_found'>): Problem {
  return problem('not_found', (t) => t.reviews.unknown)
}

/** A key that deletes one review. Only its hash is stored. */
export function createReviewKey(): { key: string; keyHash: string } {
  const key = `rvk_${randomBytes(32).toString('base64url')}`
  return { key, keyHash: hashOfKey(key) }
}

/** 256 random bits need no slow hash. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
