import { chargeKindNames, chargeKinds } from '#contract/values/charge-kinds.ts'
import type { NightPrices } from '#contract/values/rates.ts'
import type { Db } from '../platform/db/db.ts'
import type { LockedOrder } from './locked-order.ts'
import type { OrderLine } from './order.ts'
import { sumOf } from './orders.sql.ts'

// The lines of an order once it is confirmed: what staff change of them.

/** A line with what a change of it may put back. */
export type ChangedLine = Omit<OrderLine, 'unitId'> & { cancelledAt: Date | null; termsFrom: string | null }

/** Also one that was given up. */
export async function selectLine(db: Db, { code }: LockedOrder, lineNo: number): Promise<ChangedLine> {
  const [row] = await db.query<ChangedLine>(
    `select line_no as "lineNo", house_id as "houseId", place_type as "placeType", name, arrival, departure, quantity,
       to_json(night_paisa) as nights, price_paisa as price, cancelled_at as "cancelledAt", terms_from as "termsFrom"
     from order_line where order_code = $1 and line_no = $2`,
    [code, lineNo],
  )
  if (!row) throw new Error(`The order ${code} has no line ${lineNo}`)
  return row
}

/** One room of a line of several gets its own line, at the same prices of its nights. Answers its number. */
export async function splitLine(db: Db, { code }: LockedOrder, { lineNo, quantity }: ChangedLine): Promise<number> {
  const [row] = await db.query<{ lineNo: number }>(
    `with rest as (
       update order_line set quantity = quantity - 1, price_paisa = price_paisa - price_paisa / quantity
       where order_code = $1 and line_no = $2 and quantity = $3::integer
       returning house_id, place_type, name, arrival, departure, night_paisa, price_paisa / quantity as price, terms_from
     )
     insert into order_line (order_code, line_no, house_id, place_type, name, arrival, departure, quantity, night_paisa, price_paisa, terms_from)
     select $1, (select max(line_no) + 1 from order_line where order_code = $1), house_id, place_type, name, arrival, departure, 1,
       night_paisa, price, terms_from
     from rest returning line_no as "lineNo"`,
    [code, lineNo, quantity],
  )
  if (!row) throw new Error(`The line ${lineNo} of ${code} was not split`)
  return row.lineNo
}

type NewLine = { houseId: number; arrival: string; departure: string; nights: NightPrices; at: Date }

/** A line of one room that is cancelled as yet. */
export async function insertRoomLine(
  db: Db,
  { code }: LockedOrder,
  { houseId, arrival, departure, nights, at }: NewLine,
): Promise<number> {
  const [row] = await db.query<{ lineNo: number }>(
    `insert into order_line (order_code, line_no, house_id, place_type, name, arrival, departure, quantity, night_paisa, price_paisa, cancelled_at)
     select $1, (select max(line_no) + 1 from order_line where order_code = $1), h.id, 'ROOM', h.name, $3::date, $4::date, 1,
       $5::bigint[], ${sumOf('$5')}, $6::timestamptz
     from house h where h.id = $2 returning line_no as "lineNo"`,
    [code, houseId, arrival, departure, nights, at],
  )
  if (!row) throw new Error(`The line of ${code} was not stored`)
  return row.lineNo
}

/** What a change sets of a line, and what undoing it puts back. Dates of a row are text, of JSON too. */
export type LineState = {
  lineNo: number
  arrival: string
  departure: string
  nights: NightPrices
  cancelledAt: Date | string | null
  termsFrom: string | null
}

export async function updateLine(db: Db, { code }: LockedOrder, line: LineState): Promise<void> {
  const { lineNo, arrival, departure, nights, cancelledAt, termsFrom } = line
  await db.change(
    `update order_line set arrival = $3, departure = $4, night_paisa = $5::bigint[], price_paisa = quantity * ${sumOf('$5')}, cancelled_at = $6::timestamptz, terms_from = $7::date
     where order_code = $1 and line_no = $2`,
    [code, lineNo, arrival, departure, nights, cancelledAt, termsFrom],
  )
}

/** The lines and charges of an order, paisa: what its bill is added up of. `discount`: what adjustments left of its discounts. */
export type BillParts = { lines: number; charges: number; discount: number }

export async function selectBillParts(db: Db, { code }: LockedOrder): Promise<BillParts> {
  const [row] = await db.query<BillParts>(
    `select
       (select coalesce(sum(price_paisa), 0) from order_line where order_code = $1 and cancelled_at is null)::bigint as lines,
       (select coalesce(sum(amount_paisa), 0) from order_charge where order_code = $1 and removed_at is null)::bigint as charges,
       (select greatest(0, coalesce(-sum(amount_paisa), 0)) from order_charge
        where order_code = $1 and removed_at is null and kind = any($2::text[]))::bigint as discount`,
    [code, chargeKindNames.filter((kind) => chargeKinds[kind].isOfRooms)],
  )
  if (!row) throw new Error('A sum has one row')
  return row
}
