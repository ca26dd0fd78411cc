import type { Db } from '../db/db.ts'

export type UnpaidHolds = {
  /** Unpaid orders whose hold runs, and the room nights that they hold. */
  orders: number
  nights: number
  /** Orders placed since a moment whose hold ran out unpaid, and when the last did. */
  expired: number
  lastExpiry: Date | null
}

/** Of two transactions that place an order of the guest, the second waits for the first. */
export async function lockGuest(db: Db, guestId: number): Promise<void> {
  await db.query('select id from guest where id = $1 for update', [guestId])
}

/** An order that was given up counts as one that ran out: otherwise giving up would be how to hold on for ever. */
export async function selectUnpaidHolds(
  db: Db,
  { guestId, at, since }: { guestId: number; at: Date; since: Date },
): Promise<UnpaidHolds> {
  const [row] = await db.query<UnpaidHolds>(
    `select
       count(*) filter (where held_until > $2) as orders,
       (select count(*) from unit_night join orders as holding on code = order_code
         where guest_id = $1 and status = 'Pending' and held_until > $2 and state = 'held' and hold_expires_at > $2) as nights,
       count(*) filter (where ended_at > $3) as expired,
       max(ended_at) filter (where ended_at > $3) as "lastExpiry"
     from (
       select held_until,
         case when status = 'Pending' then case when held_until <= $2 then held_until end
           else (select max(at) from order_event where order_code = code and event = status) end as ended_at
       from orders
       where guest_id = $1 and created_at > $3 and paid_paisa = 0 and type in ('Room', 'Pool')
         and status in ('Pending', 'Expired', 'Cancelled')
     ) as unpaid`,
    [guestId, at, since],
  )
  if (!row) throw new Error('A count has one row')
  return row
}
