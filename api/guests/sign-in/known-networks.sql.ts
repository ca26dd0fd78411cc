import type { Db } from '#api/platform/db/db.ts'

export async function selectIsKnownNetwork(
  db: Db,
  { phone, networkMac, since }: { phone: string; networkMac: string; since: Date },
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from guest_network n join guest g on g.id = n.guest_id
     where g.phone = $1 and n.network_mac = $2 and n.seen_at > $3`,
    [phone, networkMac, since],
  )
  return rows.length > 0
}

export async function upsertNetwork(
  db: Db,
  { guestId, networkMac, at }: { guestId: number; networkMac: string; at: Date },
): Promise<void> {
  await db.change(
    `insert into guest_network (guest_id, network_mac, seen_at) values ($1, $2, $3)
     on conflict (guest_id, network_mac) do update set seen_at = excluded.seen_at`,
    [guestId, networkMac, at],
  )
}
