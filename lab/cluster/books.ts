import { vi } from 'vitest'
import { book } from '#contract/orders/orders.ts'
import { nightsOf } from '#contract/values/stay.ts'
import type { Cluster } from './cluster.ts'
import { inDatabase } from '../in-database.ts'
import { clientAt, type Acknowledged } from './load.ts'

// What guests were promised, against the tables.

const REPLAYERS = 8

/** All orders there are. */
export async function orderCodes(url: string): Promise<Set<string>> {
  const rows = await inDatabase(url, (db) => db.query<{ code: string }>('select code from orders'))
  return new Set(rows.map(({ code }) => code))
}

type Line = {
  code: string
  guest: number
  house: number
  arrival: string
  departure: string
  quantity: number
  nights: number
}

/** Acknowledged bookings that the tables hold otherwise than they were acknowledged, or not at all. */
export async function lostAmong(url: string, acknowledged: readonly Acknowledged[]): Promise<object[]> {
  const rows = await inDatabase(url, (db) =>
    db.query<Line>(
      `select o.code, o.guest_id as guest, l.house_id as house, l.arrival, l.departure, l.quantity,
         (select count(*) from unit_night n join unit u on u.id = n.unit_id
          where n.order_code = o.code and u.house_id = l.house_id and n.night >= l.arrival and n.night < l.departure) as nights
       from orders o join order_line l on l.order_code = o.code`,
    ),
  )
  const found = new Map(rows.map((row) => [row.code, row]))
  return acknowledged.flatMap(({ guest, body, code }) => {
    const promised = body.Places.map((place) => {
      const stay = { arrival: place.ArrivalDate, departure: place.DepartureDate }
      const quantity = place.Quantity
      return { code, guest: guest.guestId, house: place.Id, ...stay, quantity, nights: quantity * nightsOf(stay) }
    })
    const line = found.get(code)
    return JSON.stringify(line && [line]) === JSON.stringify(promised) ? [] : [{ promised, line }]
  })
}

/** Orders of this fault that no guest was promised, and those that were promised to two. */
export async function doubledAmong(
  url: string,
  acknowledged: readonly Acknowledged[],
  before: ReadonlySet<string>,
): Promise<string[]> {
  const codes = acknowledged.map(({ code }) => code)
  const now = await orderCodes(url)
  return [
    ...codes.filter((code, index) => codes.indexOf(code) !== index),
    ...[...now].filter((code) => !before.has(code) && !codes.includes(code)),
  ]
}

/** Nights of a unit that are there twice, counted without the index that forbids it; and that index is whole, like those of orders. */
export async function nightsTwice(superuserUrl: string): Promise<object[]> {
  return inDatabase(superuserUrl, async (db) => {
    await db.query(
      `select bt_index_check(i.indexrelid, true) from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
       where a.amname = 'btree' and i.indrelid in ('unit_night'::regclass, 'orders'::regclass, 'activity'::regclass)`,
    )
    return db.query('select unit_id || $1 || night as night from unit_night group by 1 having count(*) > 1', [' '])
  })
}

/** Acknowledged requests that are answered otherwise when they are sent again, by either process. */
export async function changedAnswers(
  urls: readonly string[],
  acknowledged: readonly Acknowledged[],
): Promise<object[]> {
  const changed: object[] = []
  const waiting = [...acknowledged.entries()]
  const replay = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [index, { guest, body, code, paymentUrl }] = next
      const answer = await clientAt(urls[index % urls.length] ?? '', guest.token).call(book, { body })
      if (answer.Code !== code || answer.PaymentURL !== paymentUrl) changed.push({ code, answer })
    }
  }
  await Promise.all(Array.from({ length: REPLAYERS }, replay))
  return changed
}

const DIGEST = `
  select md5(string_agg(row, '|' order by row)) as digest from (
    select code || status || paid_paisa as row from orders
    union all select unit_id || night || order_code || state from unit_night
  ) each_row`

/** Waits until all nodes hold the same orders and nights. */
export async function untilNodesAgree({ nodes }: Cluster): Promise<void> {
  await vi.waitFor(
    async () => {
      const rows = nodes.map(({ url }) => inDatabase(url, (db) => db.query<{ digest: string }>(DIGEST)))
      const digests = (await Promise.all(rows)).map(([row]) => row?.digest)
      if (new Set(digests).size > 1) throw new Error('The nodes differ')
    },
    { timeout: 60_000, interval: 500 },
  )
}
