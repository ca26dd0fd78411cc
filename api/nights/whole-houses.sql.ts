import type { Db } from '../platform/db/db.ts'

// Who has a house with all its rooms, also with one that it gets later.

/** Until the transaction ends nobody adds rooms to a house, or takes them out; `alone`: nor books it as a whole. Answers its name. */
export async function lockHouse(db: Db, houseId: number, { alone }: { alone: boolean }): Promise<string | undefined> {
  const strength = alone ? 'no key update' : 'share'
  const [row] = await db.query<{ name: string }>(`select name from house where id = $1 for ${strength}`, [houseId])
  return row?.name
}

/** Lines of orders that have a whole house. */
export type WholeLines = { orderCodes: readonly string[]; lineNos: readonly number[] }

/** Lines that have every room of a house on `day` or later, or that had them all when they were cancelled. */
export async function selectWholeLines(
  db: Db,
  { houseId, day }: { houseId: number; day: string },
): Promise<WholeLines> {
  const rows = await db.query<{ orderCode: string; lineNo: number }>(
    `select l.order_code as "orderCode", l.line_no as "lineNo" from order_line l
     where l.house_id = $1 and l.place_type = 'HOUSE' and l.departure > $2 and not exists (
       select 1 from unit u where u.house_id = $1 and not exists (
         select 1 from unit_night n
         where n.unit_id = u.id and n.order_code = l.order_code and n.line_no = l.line_no and n.night >= $2
       ) and not exists (
         select 1 from stay s
         where s.unit_id = u.id and s.order_code = l.order_code and s.line_no = l.line_no and s.state = 'gone'
       )
     )`,
    [houseId, day],
  )
  return { orderCodes: rows.map(({ orderCode }) => orderCode), lineNos: rows.map(({ lineNo }) => lineNo) }
}

/** Gives a new room the nights that these lines have in another one. */
export async function insertNightsAs(
  db: Db,
  { unit, like, orderCodes, lineNos }: WholeLines & { unit: string; like: string },
): Promise<void> {
  await db.change(
    `insert into unit_night (unit_id, night, order_code, line_no, state, hold_expires_at)
     select $1, n.night, n.order_code, n.line_no, n.state, n.hold_expires_at
     from unit_night n join unnest($3::text[], $4::integer[]) as l(order_code, line_no) using (order_code, line_no)
     where n.unit_id = $2 order by n.night`,
    [unit, like, orderCodes, lineNos],
  )
}
