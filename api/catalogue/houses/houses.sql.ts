import { RATED_FROM } from '#contract/catalogue/houses.ts'
import type { Reads } from '#api/platform/db/db.ts'
import type { House } from './house.ts'

/** SQL that selects the newest cover of a house; both terms are SQL too. */
export const selectCover = (houseId: string, purpose: string) => `(
  select i.path from house_image i where i.house_id = ${houseId} and i.purpose = ${purpose} order by i.uploaded_at desc, i.rank limit 1
)`

/** SQL of a picture `i` besides its path, for json_build_object. */
export const PICTURE = `'alt', i.alt, 'width', i.width, 'height', i.height, 'focus', i.focus, 'isPhotograph', i.is_photograph`

type HouseRow = Omit<House, 'rating'> & { rating: House['rating'] | null }

/** The ways in which the house `h` is sold. */
export const SOLD_AS = `(select coalesce(json_agg(b.place_type order by b.place_type), '[]') from base_rate b where b.house_id = h.id)`

const HOUSE = `
  select h.id, h.permalink, h.name, h.description, h.room_description as "roomDescription", ${SOLD_AS} as "soldAs",
    h.adults_per_room as "adultsPerRoom", h.children_per_room as "childrenPerRoom",
    (select count(*) from unit u where u.house_id = h.id) as "unitCount",
    (select coalesce(json_agg(json_build_object('name', f.name, 'icon', f.icon) order by f.rank), '[]') from house_facility f where f.house_id = h.id) as facilities,
    (
      select coalesce(
        json_agg(
          json_build_object('path', i.path, 'purpose', i.purpose, 'uploadedAt', i.uploaded_at, ${PICTURE})
          order by i.uploaded_at desc, i.rank
        ),
        '[]'
      )
      from house_image i where i.house_id = h.id
    ) as images,
    (
      select json_build_object('mean', round(avg(r.score), 1), 'stays', count(*))
      from review r where r.house_id = h.id and r.score is not null having count(*) >= ${RATED_FROM}
    ) as rating
  from house h`

/** Every house, in the order in which the resort shows them. */
export async function selectHouses(db: Reads): Promise<House[]> {
  const rows = await db.query<HouseRow>(`${HOUSE} order by h.rank, h.id`)
  return rows.map(houseOf)
}

export async function selectHousesById(db: Reads, ids: readonly number[]): Promise<House[]> {
  const rows = await db.query<HouseRow>(`${HOUSE} where h.id = any($1::integer[]) order by h.id`, [ids])
  return rows.map(houseOf)
}

export async function selectHouseByPermalink(db: Reads, permalink: string): Promise<House | undefined> {
  const [row] = await db.query<HouseRow>(`${HOUSE} where h.permalink = $1`, [permalink])
  return row && houseOf(row)
}

function houseOf({ rating, images, ...same }: HouseRow): House {
  return {
    ...same,
    rating: rating ?? undefined,
    images: images.map((image) => ({ ...image, uploadedAt: new Date(image.uploadedAt).toISOString() })),
  }
}
