import type { Deps } from '#api/platform/deps.ts'
import { START } from '#tests/support/test-api.ts'
import { brokenNights } from './nights.ts'
import { brokenOrders } from './orders.ts'
import { brokenTills } from './tills.ts'

/** What the resort's books must never show, after any acts of guests and staff in any order; empty if all is well. */
export async function brokenBooks(deps: Pick<Deps, 'db' | 'now'>): Promise<string[]> {
  const parts = await Promise.all([brokenOrders(deps), brokenTills(deps), brokenNights(deps), brokenActors(deps)])
  return parts.flat()
}

/** Events and payments that do not name a person of the resort, or the order's own guest. */
async function brokenActors({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const rows = await db.query<{ what: string; actor: string }>(
    `select e.order_code || ' ' || e.event as what, e.actor from order_event e join orders o on o.code = e.order_code
     where e.actor not in ('gateway', 'system') and e.actor <> 'guest:' || o.guest_id
       and not exists (select 1 from staff s where e.actor = 'staff:' || s.id)
     union all
     select 'the log, ' || act, '' from staff_event where staff_id is null and at > $1
     union all
     select 'the receipt ' || p.gateway_transaction, '' from payment p join payment_attempt a on a.id = p.attempt_id
     where a.gateway = 'desk' and p.taken_by is null`,
    [START],
  )
  return rows.map(({ what, actor }) => `${what} names '${actor}'`)
}
