import type { Deps } from '#api/deps.ts'

/** Shifts that do not add up, hold less than nothing or were changed after their end, and receipts out of order. */
export async function brokenTills(deps: Pick<Deps, 'db'>): Promise<string[]> {
  return [...(await brokenShifts(deps)), ...(await lateInShift(deps)), ...(await brokenReceipts(deps))]
}

/** What a shift holds, or should have held when it was closed: its float, its cash payments, and what came and went beside them. */
async function brokenShifts({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const shifts = await db.query<{ id: number; expected: number | null; came: number }>(
    `select s.id, s.expected_paisa as expected, s.float_paisa
       + (select coalesce(sum(p.amount_paisa), 0)::bigint from payment p join payment_attempt a on a.id = p.attempt_id
          where p.shift_id = s.id and p.method = 'cash' and a.state = 'paid')
       + (select coalesce(sum(e.amount_paisa), 0)::bigint from till_entry e where e.shift_id = s.id) as came
     from till_shift s`,
    [],
  )
  return shifts.flatMap(({ id, expected, came }) => {
    if (came < 0) return [`The till of shift ${id} holds ${came} paisa`]
    if (expected === null || expected === came) return []
    return [`Shift ${id} was closed with ${expected} paisa expected, and ${came} went through it`]
  })
}

async function lateInShift({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const rows = await db.query<{ id: number; what: string }>(
    `select s.id, 'receipt ' || p.gateway_transaction as what from till_shift s join payment p on p.shift_id = s.id
     where p.received_at > s.closed_at
     union all
     select s.id, 'entry ' || e.id from till_shift s join till_entry e on e.shift_id = s.id where e.at > s.closed_at`,
    [],
  )
  return rows.map(({ id, what }) => `Shift ${id} was closed before its ${what}`)
}

/** Numbered from 1 without a gap, in the order in which money was taken. */
async function brokenReceipts({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const rows = await db.query<{ receipt: string }>(
    `select p.gateway_transaction as receipt from payment p join payment_attempt a on a.id = p.attempt_id
     where a.gateway = 'desk' order by p.received_at, p.gateway_transaction`,
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
