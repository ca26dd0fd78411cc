import type { Deps } from '#api/deps.ts'
import { quoteOf } from '#contract/values/money.ts'
import { brokenHistory } from './history.ts'
import { brokenNights } from './nights.ts'

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
  laterGoodwill: number
  promised: number | null
  fee: number | null
}

/** What the resort's books must never show after any acts; empty if all is well. */
export async function brokenBooks(deps: Pick<Deps, 'db' | 'now'>): Promise<string[]> {
  return [
    ...(await brokenOrders(deps)),
    ...(await brokenTills(deps)),
    ...(await brokenReceipts(deps)),
    ...(await brokenNights(deps)),
    ...(await brokenHistory(deps)),
  ]
}

async function brokenOrders({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const refunds = (what: string) =>
    `(select coalesce(sum(r.amount_paisa), 0)::bigint from refund r where r.order_code = o.code and ${what})`
  const orders = await db.query<OrderRow>(
    `select o.code, o.status, o.amount_paisa as amount, o.payable_paisa as payable, o.paid_paisa as paid,
       o.surplus_paisa as "countedSurplus",
       (select coalesce(sum(l.price_paisa), 0)::bigint from order_line l where l.order_code = o.code)
         + (select coalesce(sum(e.amount_paisa), 0)::bigint from order_charge e
            where e.order_code = o.code and e.removed_at is null) as lines,
       (select coalesce(sum(p.amount_paisa), 0)::bigint from payment p join payment_attempt a on a.id = p.attempt_id
        where p.order_code = o.code and a.state = 'paid') as payments,
       ${refunds('true')} as refunds, ${refunds("r.cause = 'surplus'")} as surplus,
       ${refunds("r.cause = 'cancellation'")} as cancelled,
       ${refunds("r.cause = 'goodwill' and r.created_at > c.cancelled_at")} as "laterGoodwill",
       c.refund_paisa as promised, c.paid_paisa - c.refund_paisa as fee
     from orders o left join cancellation c on c.order_code = o.code`,
    [],
  )
  return orders.flatMap(wrongWith)
}

function wrongWith(order: OrderRow): string[] {
  const { code, status, amount, payable, paid, lines, payments, refunds, surplus, cancelled } = order
  const { laterGoodwill, promised, fee, countedSurplus } = order
  const left = payments - refunds
  const isStanding = ['Confirmed', 'Completed', 'Paid-unplaced'].includes(status)
  return [
    ...(paid === payments ? [] : [`${code} counts ${paid} paisa as paid, and ${payments} came`]),
    ...(countedSurplus === surplus
      ? []
      : [`${code} counts ${countedSurplus} paisa as a surplus, and ${surplus} go back`]),
    ...(left >= 0 ? [] : [`${code} gives back ${-left} paisa more than came`]),
    ...(amount === lines ? [] : [`${code} costs ${amount} paisa, and its bill comes to ${lines}`]),
    ...(payable === quoteOf(amount).payable ? [] : [`${code} asks ${payable} paisa for ${amount}`]),
    ...(isStanding || payments === 0 || fee !== null ? [] : [`${code} is ${status} and holds ${payments} paisa`]),
    ...(isStanding && payments - surplus > payable ? [`${code} holds ${payments - surplus} paisa of ${payable}`] : []),
    ...(cancelled >= (promised ?? 0) ? [] : [`${code} gives back ${cancelled} of ${promised} promised paisa`]),
    ...(fee === null || left + laterGoodwill === fee ? [] : [`${code} holds ${left} paisa for a fee of ${fee}`]),
  ]
}

/** What a shift should have held when it was closed: its float, its cash payments, and what came and went beside them. */
async function brokenTills({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const shifts = await db.query<{ id: number; expected: number; came: number }>(
    `select s.id, s.expected_paisa as expected, s.float_paisa
       + (select coalesce(sum(p.amount_paisa), 0)::bigint from payment p join payment_attempt a on a.id = p.attempt_id
          where p.shift_id = s.id and p.method = 'cash' and a.state = 'paid')
       + (select coalesce(sum(e.amount_paisa), 0)::bigint from till_entry e where e.shift_id = s.id) as came
     from till_shift s where s.closed_at is not null`,
    [],
  )
  return shifts.flatMap(({ id, expected, came }) =>
    expected === came ? [] : [`Shift ${id} was closed with ${expected} paisa expected, and ${came} went through it`],
  )
}

/** Numbered from 1 without a gap, in the order in which money was taken. */
async function brokenReceipts({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const rows = await db.query<{ receipt: string }>(
    `select p.gateway_transaction as receipt from payment p join payment_attempt a on a.id = p.attempt_id
     where a.gateway = 'desk' order by p.received_at`,
    [],
  )
  const counters = await db.query<{ next: number }>('select next_number as next from receipt_counter', [])
  const next = counters[0]?.next ?? 1
  return [
    ...rows.flatMap(({ receipt }, index) => {
      const due = `R-2026-${String(index + 1).padStart(6, '0')}`
      return receipt === due ? [] : [`The receipt ${receipt} was given where ${due} was next`]
    }),
    ...(next === rows.length + 1 ? [] : [`The next receipt is ${next}, after ${rows.length}`]),
  ]
}
