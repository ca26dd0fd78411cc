import type { Db, Reads } from '#api/platform/db/db.ts'

export type ReviewRow = {
  id: number
  house_id: number
  text: string
  first_name: string | null
  created_at: Date
  stayed_from: string | null
}

type Newest = { houseIds: readonly number[]; limit: number; offset: number; stayedOnly?: boolean }

/** The newest reviews of each house, newest first. `stayedOnly`: by guests whose stay is known. */
export async function selectNewestReviews(
  db: Reads,
  { houseIds, limit, offset, stayedOnly = false }: Newest,
): Promise<ReviewRow[]> {
  return db.query<ReviewRow>(
    `select h.id as house_id, r.id, r.text, r.created_at, r.stayed_from, g.first_name
     from unnest($1::integer[]) as h (id)
     cross join lateral (
       select * from review where house_id = h.id and (stayed_from is not null or not $4) order by created_at desc, id desc limit $2 offset $3
     ) r
     left join guest g on g.id = r.guest_id
     order by h.id, r.created_at desc, r.id desc`,
    [houseIds, limit, offset, stayedOnly],
  )
}

/** The ids of a guest's reviews of a house. */
export async function selectReviewsOf(
  db: Reads,
  { houseId, guestId }: { houseId: number; guestId: number },
): Promise<number[]> {
  const rows = await db.query<{ id: number }>('select id from review where house_id = $1 and guest_id = $2', [
    houseId,
    guestId,
  ])
  return rows.map(({ id }) => id)
}

/** Differs wherever a review was added or removed, however old it is. */
export async function selectReviewTotals(db: Reads): Promise<object | undefined> {
  const [row] = await db.query('select count(*) as count, sum(id)::bigint as sum, max(id) as newest from review')
  return row
}

type NewReview = {
  houseId: number
  guestId: number | undefined
  text: string
  keyHash: string
  at: Date
  stay?: { orderCode: string; from: string; score: number }
}

/** Undefined when the stay has a review of this house already. */
export async function insertReview(
  db: Db,
  { houseId, guestId, text, keyHash, at, stay }: NewReview,
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    `insert into review (house_id, guest_id, text, key_hash, created_at, order_code, stayed_from, score)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (order_code, house_id) do nothing returning id`,
    [houseId, guestId ?? null, text, keyHash, at, stay?.orderCode ?? null, stay?.from ?? null, stay?.score ?? null],
  )
  return row?.id
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
