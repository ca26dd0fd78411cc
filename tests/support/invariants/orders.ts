import type { Deps } from '#api/platform/deps.ts'

/** Orders whose sums do not fit their payments, their refunds or their bill. */
export async function brokenOrders(deps: Pick<Deps, 'db'>): Promise<string[]> {
  return [
    ...(await brokenSums(deps)),
    ...(await brokenLines(deps)),
    ...(await brokenRefunds(deps)),
    ...(await brokenStaffLimits(deps)),
  ]
}

type OrderRow = {
  code: string
  status: string
  amount: number
  payable: number
  paid: number
  countedSurplus: number
  lines: number
  payments: number
  refunds: number
  surplus: number
  cancelled: number
  goodwillAfter: number
  goodwillSince: number
  promised: number | null
  fee: number | null
  hasFixedBill: boolean
}

async function brokenSums({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const refunds = (what: string) =>
    `(select coalesce(sum(r.amount_paisa), 0)::bigint from refund r where r.order_code = o.code and ${what})`
  const orders = await db.query<OrderRow>(
    `select o.code, o.status, o.amount_paisa as amount, o.payable_paisa as payable, o.paid_paisa as paid,
       o.surplus_paisa as "countedSurplus",
       (select coalesce(sum(l.quantity * n), 0)::bigint from order_line l cross join unnest(l.night_paisa) as n
          where l.order_code = o.code and l.cancelled_at is null)
         + (select coalesce(sum(e.amount_paisa), 0)::bigint from order_charge e
            where e.order_code = o.code and e.removed_at is null) as lines,
       (select coalesce(sum(p.amount_paisa), 0)::bigint from payment p join payment_attempt a on a.id = p.attempt_id
        where p.order_code = o.code and a.state = 'paid') as payments,
       ${refunds('true')} as refunds, ${refunds("(r.cause = 'surplus' or r.is_due_again)")} as surplus,
       ${refunds("r.cause = 'cancellation'")} as cancelled,
       ${refunds("r.cause = 'goodwill' and not r.is_due_again and r.created_at > c.cancelled_at")} as "goodwillAfter",
       ${refunds("r.cause = 'goodwill' and not r.is_due_again and r.created_at >= c.cancelled_at")} as "goodwillSince",
       c.refund_paisa as promised, c.paid_paisa - c.refund_paisa as fee,
       not exists (select 1 from order_charge e where e.order_code = o.code and e.kind in ('extra', 'allowance'))
         and not exists (select 1 from stay_change s where s.order_code = o.code)
         and not exists (select 1 from payment p join payment_attempt a on a.id = p.attempt_id
                         where p.order_code = o.code and a.state <> 'paid') as "hasFixedBill"
     from orders o left join cancellation c on c.order_code = o.code and c.reinstated_at is null`,
    [],
  )
  return orders.flatMap(wrongWith)
}

function wrongWith(order: OrderRow): string[] {
  const { code, status, amount, payable, paid, lines, payments, refunds, surplus, cancelled } = order
  const { goodwillAfter, goodwillSince, promised, fee, countedSurplus, hasFixedBill } = order
  const left = payments - refunds
  const isStanding = ['Confirmed', 'Completed', 'Paid-unplaced'].includes(status)
  const owed = payable - (payments - surplus)
  const exceeding = Math.max(0, payments - payable)
  // Goodwill given at the instant of the cancellation may have come before or after it.
  const isFeeHeld = fee === null || (left + goodwillAfter <= fee && fee <= left + goodwillSince)
  return [
    ...(paid === payments ? [] : [`${code} counts ${paid} paisa as paid, and ${payments} came`]),
    ...(countedSurplus === surplus
      ? []
      : [`${code} counts ${countedSurplus} paisa as a surplus, and ${surplus} go back`]),
    ...(left >= 0 ? [] : [`${code} gives back ${-left} paisa more than came`]),
    ...(amount === lines ? [] : [`${code} costs ${amount} paisa, and its bill comes to ${lines}`]),
    ...(isStanding || payments === 0 || fee !== null ? [] : [`${code} is ${status} and holds ${payments} paisa`]),
    ...(isStanding && owed < 0 ? [`${code} holds ${-owed} paisa more than it costs`] : []),
    ...(isStanding && hasFixedBill && surplus !== exceeding
      ? [`${code} gives back ${surplus} paisa of the ${exceeding} that exceed its price`]
      : []),
    ...(cancelled >= (promised ?? 0) ? [] : [`${code} gives back ${cancelled} of ${promised} promised paisa`]),
    ...(isFeeHeld ? [] : [`${code} holds ${left} paisa for a fee of ${fee}`]),
  ]
}

/** Lines that do not cost what their nights do; that they have as many prices as nights is a constraint. */
async function brokenLines({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const rows = await db.query<{ line: string; price: number; nights: number }>(
    `select * from (
       select order_code || ' ' || line_no as line, price_paisa as price,
         quantity * (select sum(n) from unnest(night_paisa) as n)::bigint as nights
       from order_line
     ) as counted where nights <> price`,
    [],
  )
  return rows.map(({ line, price, nights }) => `The line ${line} costs ${price} paisa, and its nights ${nights}`)
}

/** Payments of which more goes back than came, or anything at all although they were reversed. */
async function brokenRefunds({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const rows = await db.query<{ id: string; state: string; amount: number; refunds: number }>(
    `select p.attempt_id as id, a.state, p.amount_paisa as amount, sum(r.amount_paisa)::bigint as refunds
     from payment p join payment_attempt a on a.id = p.attempt_id join refund r on r.attempt_id = p.attempt_id
     group by p.attempt_id, a.state, p.amount_paisa having sum(r.amount_paisa) > p.amount_paisa or a.state <> 'paid'`,
    [],
  )
  return rows.map(({ id, state, amount, refunds }) =>
    state === 'paid'
      ? `The payment ${id} gives back ${refunds} of ${amount} paisa`
      : `The payment ${id} is ${state}, and ${refunds} paisa of it go back`,
  )
}

/** Staff limits that are exceeded. */
async function brokenStaffLimits({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const rows = await db.query<{ row: string }>('select cast(l as text) as row from staff_limit l where used > most', [])
  return rows.map(({ row }) => `More is used than the staff limit ${row} has`)
}
