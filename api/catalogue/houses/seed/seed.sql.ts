import { flatRates } from '#contract/values/rates.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { NewHouse } from '../house.ts'
import { unitIdOf } from '../unit-id.ts'

export async function countHouses(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*) as count from house')
  return row?.count ?? 0
}

/** A house with its prices and units; nothing when another process has just put it there. */
export async function insertHouse(db: Db, house: NewHouse, rank: number): Promise<void> {
  const inserted = await db.change(
    `insert into house (id, permalink, own_name, name, rank, adults_per_room, children_per_room)
     values ($1, $2, $3, $3, $4, $5, $6)
     on conflict do nothing`,
    [house.id, house.permalink, house.name, rank, house.adultsPerRoom, house.childrenPerRoom],
  )
  if (inserted === 0) return

  for (const [type, price] of [['HOUSE', house.price] as const, ['ROOM', house.roomPrice] as const]) {
    if (price === undefined) continue
    await db.change('insert into base_rate (house_id, place_type, week_paisa) values ($1, $2, $3::bigint[])', [
      house.id,
      type,
      flatRates(price).week,
    ])
  }
  for (let room = 1; room <= house.unitCount; room += 1) {
    await db.change('insert into every_unit (id, house_id, name) values ($1, $2, $3)', [
      unitIdOf(house.id, room),
      house.id,
      `${house.name} ${room}`,
    ])
  }
}
