import type { Db } from '../db/db.ts'
import type { Occasion } from './occasion.ts'

export async function insertOccasion(db: Db, orderCode: string, occasion: Occasion): Promise<void> {
  const { start, end, persons, name, phone, remark } = occasion
  await db.change(
    `insert into occasion (order_code, starts, ends, persons, name, phone, remark)
     values ($1, $2::text::timestamp, $3::text::timestamp, $4, $5, $6, $7)`,
    [orderCode, start, end, persons, name, phone, remark],
  )
}
