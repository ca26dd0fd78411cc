import type { Walk } from './walk.ts'

/** Every change of the walk is in the books under who made it, and no change of staff is there besides. */
export async function brokenNames({ changes, shop }: Walk): Promise<string[]> {
  const rows = await shop.api.deps.db.query<{ at: Date; actor: string; isOfOrder: boolean }>(
    `select at, actor, true as "isOfOrder" from order_event
     union all select at, 'staff:' || staff_id, false from staff_event
     union all select opened_at, 'staff:' || staff_id, false from till_shift
     union all select closed_at, 'staff:' || staff_id, false from till_shift where closed_at is not null
     union all select e.at, 'staff:' || s.staff_id, false from till_entry e join till_shift s on s.id = e.shift_id`,
    [],
  )
  const named = (change: { at: Date; actor: string }) => `${change.at.toISOString()} ${change.actor}`
  const written = new Set(rows.map(named))
  const writtenOfOrders = new Set(rows.filter(({ isOfOrder }) => isOfOrder).map(named))
  const missing = changes.filter((change) => !(change.isOfOrder ? writtenOfOrders : written).has(named(change)))
  const made = new Set(changes.map(named))
  const unknown = rows.filter((row) => row.isOfOrder && row.actor.startsWith('staff:') && !made.has(named(row)))
  return [
    ...missing.map((change) => `No change is recorded of ${named(change)}`),
    ...unknown.map((row) => `A change is recorded of ${named(row)}, who made none`),
  ]
}

type Sums = { code: string; received: number; cancelled: number; goodwill: number; paidOut: number }

/** Checks that the money of each order in the books is what the walk saw come and go. */
export async function brokenAccounts({ accounts, shop }: Walk): Promise<string[]> {
  const refunds = (what: string) =>
    `(select coalesce(sum(r.amount_paisa), 0)::bigint from refund r where r.order_code = o.code and ${what})`
  const rows = await shop.api.deps.db.query<Sums>(
    `select o.code, o.paid_paisa as received, ${refunds("r.cause = 'goodwill'")} as goodwill,
       ${refunds("r.channel = 'desk' and r.state = 'refunded'")} as "paidOut",
       coalesce((select c.refund_paisa from cancellation c where c.order_code = o.code), 0) as cancelled
     from orders o`,
    [],
  )
  const nothing = { received: 0, cancelled: 0, goodwill: 0, paidOut: 0 }
  return rows.flatMap(({ code, ...sums }) => {
    const seen = accounts.get(code) ?? nothing
    const names = ['received', 'cancelled', 'goodwill', 'paidOut'] as const
    return names.flatMap((name) =>
      sums[name] === seen[name] ? [] : [`${code} has ${sums[name]} paisa ${name}, and the walk saw ${seen[name]}`],
    )
  })
}
