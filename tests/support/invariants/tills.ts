import type { Deps } from '#api/platform/deps.ts'
import { numberText, type Numbered } from '#api/money/till/series.ts'

/** Shifts that do not add up, hold less than nothing or were changed after their end, and numbers of receipts and tax documents out of order. */
export async function brokenTills(deps: Pick<Deps, 'db'>): Promise<string[]> {
  return [...(await brokenShifts(deps)), ...(await lateInShift(deps)), ...(await brokenSeries(deps))]
}

/** What a shift holds, or should have held when it was closed: its float, its cash payments, and what else came and went. */
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

/** Series of receipts and tax documents alike: numbered from 1 without a gap, in the order in which they were given. */
async function brokenSeries({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const given = await db.query<Numbered>(
    `select series, number from (
       select left(receipt, -7) as series, cast(right(receipt, 6) as bigint) as number, at from (
         select case when a.gateway = 'desk' then p.gateway_transaction else p.receipt end as receipt, p.received_at as at
         from payment p join payment_attempt a on a.id = p.attempt_id) as given where receipt is not null
       union all
       select series, number, issued_at from tax_document
     ) as numbered order by series, at, number`,
    [],
  )
  const counters = await db.query<{ series: string; next: number }>(
    'select series, next_number as next from receipt_counter',
    [],
  )
  const bySeries = Map.groupBy(given, ({ series }) => series)
  const outOfTurn = [...bySeries.values()].flatMap((numbers) =>
    numbers.flatMap((one, index) =>
      one.number === index + 1 ? [] : [`${numberText(one)} was given where ${index + 1} was next`],
    ),
  )
  const series = new Set([...bySeries.keys(), ...counters.map((counter) => counter.series)])
  const wrongNext = [...series].flatMap((name) => {
    const next = counters.find((counter) => counter.series === name)?.next ?? 1
    const last = bySeries.get(name)?.length ?? 0
    return next === last + 1 ? [] : [`The next of ${name} is ${next}, after ${last}`]
  })
  return [...outOfTurn, ...wrongNext]
}
