import type { Db, Reads } from '../db/db.ts'

export type ReviewRow = { id: number; house_id: number; text: string; first_name: string | null; created_at: Date }

/** Of each house its newest reviews, newest first. */
export async function selectNewestReviews(
  db: Reads,
  { houseIds, limit, offset }: { houseIds: readonly number[]; limit: number; offset: number },
): Promise<ReviewRow[]> {
  return db.query<ReviewRow>(
    `select h.id as house_id, r.id, r.text, r.created_at, g.first_name
     from unnest($1::integer[]) as h (id)
     cross join lateral (
       select * from review where house_id = h.id order by created_at desc, id desc limit $2 offset $3
     ) r
     left join guest g on g.id = r.guest_id
     order by h.id, r.created_at desc, r.id desc`,
    [houseIds, limit, offset],
  )
}

/** Differs wherever a review was added or removed, however old it is. */
export async function selectReviewTotals(db: Reads): Promise<object | undefined> {
  const [row] = await db.query('select count(*) as count, sum(id)::bigint as sum, max(id) as newest from review')
  return row
}

type NewReview = { houseId: number; guestId: number | undefined; text: string; keyHash: string; at: Date }

export async function insertReview(db: Db, { houseId, guestId, text, keyHash, at }: NewReview): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    'insert into review (house_id, guest_id, text, key_hash, created_at) values ($1, $2, $3, $4, $5) returning id',
    [houseId, guestId ?? null, text, keyHash, at],
  )
  if (!row) throw new Error('The review was not stored')
  return row.id
}

/** Replaces the key of a review; false when it has been deleted. */
export async function replaceKey(db: Db, id: number, keyHash: string): Promise<boolean> {
  return (await db.change('update review set key_hash = $2 where id = $1', [id, keyHash])) === 1
}

/** Deletes a review if it is this guest's or of this key; false when it is neither, or has been deleted. */
export async function deleteOwnReview(
  db: Db,
  { id, guestId, keyHash }: { id: number; guestId: number | undefined; keyHash: string | undefined },
): Promise<boolean> {
  const statement = 'delete from review where id = $1 and (guest_id = $2 or key_hash = $3)'
  const changed = await db.change(statement, [id, guestId ?? null, keyHash ?? null])
  return changed === 1
}

export async function reviewExists(db: Db, id: number): Promise<boolean> {
  return (await db.query('select id from review where id = $1', [id])).length > 0
}
