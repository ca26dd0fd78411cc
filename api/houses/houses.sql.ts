import type { Db, Reads } from '../db/db.ts'
import type { House, HouseRate } from './house.ts'

type HouseRow = Omit<House, 'roomPrice'> & { roomPrice: number | null }

const HOUSE = `
  select h.id, h.permalink, h.name, h.description, h.room_description as "roomDescription", h.price_paisa as price,
    h.room_price_paisa as "roomPrice", h.adults_per_room as "adultsPerRoom", h.children_per_room as "childrenPerRoom",
    (select count(*) from unit u where u.house_id = h.id) as "unitCount",
    (select coalesce(json_agg(f.name order by f.rank), '[]') from house_facility f where f.house_id = h.id) as facilities,
    (
      select coalesce(
        json_agg(
          json_build_object('path', i.path, 'purpose', i.purpose, 'uploadedAt', i.uploaded_at)
          order by i.uploaded_at desc, i.rank
        ),
        '[]'
      )
      from house_image i where i.house_id = h.id
    ) as images
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

export async function selectRate(db: Db, id: number): Promise<HouseRate | undefined> {
  const [row] = await db.query<Omit<HouseRate, 'roomPrice'> & { roomPrice: number | null }>(
    `select h.id, h.permalink, h.name, h.price_paisa as price, h.room_price_paisa as "roomPrice",
       (select count(*) from unit u where u.house_id = h.id) as "unitCount"
     from house h where h.id = $1`,
    [id],
  )
  return row && { ...row, roomPrice: row.roomPrice ?? undefined }
}

function houseOf({ roomPrice, images, ...same }: HouseRow): House {
  return {
    ...same,
    roomPrice: roomPrice ?? undefined,
    images: images.map((image) => ({ ...image, uploadedAt: new Date(image.uploadedAt).toISOString() })),
  }
}
