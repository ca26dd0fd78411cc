import { migrate } from '#api/db/migrate.ts'
import { openDb } from '#api/db/open-db.ts'
import { openPostgres } from '#api/db/postgres.ts'
import type { House } from '#api/houses/house.ts'
import { seedHouses } from '#api/houses/seed/seed-houses.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { type SignedIn, signInGuests } from '#tests/support/guests.ts'
import { sellSomeNights } from '../workload.ts'

const SIGNED_IN = 64
const GUESTS = 20_000
const ORDERS = 100_000
const REVIEWS = 100_000
/** Of two rooms each: ten unit-nights an order. */
const NIGHTS = 5

/** What a resort with these houses has after many years: past orders, paid and stayed, beside some nights of the next month. */
export async function fillGrown(url: string, houses: readonly House[]): Promise<readonly SignedIn[]> {
  const engine = openPostgres({
    url,
    poolSize: 2,
    isolation: 'read committed',
    onIdleError: () => {},
    // A statement fills a table.
    timeouts: { connect: 10_000, statement: 600_000, idle: 30_000 },
  })
  try {
    await migrate(engine)
    const db = openDb(engine)
    await seedHouses(db, houses)
    const guests = await signInGuests(db, SIGNED_IN, new Date())
    const today = dhakaDate(Date.now())
    await engine.runScript(history(today))
    await sellSomeNights(db, { guestId: guests[0]?.guestId ?? 0, today, houses })
    await engine.runScript('vacuum (analyze)')
    return guests
  } finally {
    await engine.close()
  }
}

/** Orders one after another in each pair of rooms, back from today. Of a few houses that takes centuries; tables are as large. */
function history(today: string): string {
  return `
    insert into guest (phone, first_name, last_name, created_at)
      select '+88019' || lpad(n::text, 8, '0'), 'Guest' || n, 'Rahman', now() - interval '1 year'
      from generate_series(1, ${GUESTS}) as n;
    create temporary table some_guest as
      select row_number() over (order by id) - 1 as no, id from guest where phone like '+88019%';
    create temporary table room_pair as
      select row_number() over (order by house_id, half) - 1 as no, house_id, ids, count(*) over () as pairs from (
        select house_id, half, array_agg(id order by id) as ids from (
          select id, house_id, (row_number() over (partition by house_id order by id) - 1) / 2 as half from unit
        ) as numbered group by house_id, half
      ) as paired;
    create temporary table past as
      select n, 'P' || lpad(n::text, 11, '0') as code, house_id, ids, g.id as guest_id,
        date '${today}' - (${NIGHTS} * (1 + n / pairs))::integer as arrival,
        (date '${today}' - (${NIGHTS} * (1 + n / pairs))::integer - 14)::timestamptz as at
      from generate_series(0, ${ORDERS - 1}) as n
        join room_pair p on p.no = n % p.pairs join some_guest g on g.no = n % ${GUESTS};
    insert into orders (code, guest_id, type, status, amount_paisa, tax_paisa, payable_paisa, paid_paisa, created_at)
      select code, guest_id, 'Room', 'Completed', 1000000, 150000, 1150000, 1150000, at from past;
    insert into order_line (order_code, line_no, house_id, place_type, name, arrival, departure, quantity, price_paisa)
      select code, 1, house_id, 'ROOM', 'House ' || house_id, arrival, arrival + ${NIGHTS}, 2, 100000 from past;
    insert into order_event (order_code, event_no, at, actor, event)
      select code, no, at, actor, event from past cross join (
        values (1, 'guest', 'Pending'), (2, 'system', 'payment'), (3, 'system', 'Confirmed'), (4, 'system', 'Completed')
      ) as happened (no, actor, event);
    insert into payment_attempt (id, order_code, gateway, amount_paisa, state, session_ref, created_at, asked_at, settled_at)
      select 'A' || code, code, 'sandbox', 1150000, 'paid', 'S' || code, at, at, at from past;
    insert into payment (attempt_id, order_code, amount_paisa, gateway_transaction, refund_key, method, received_at)
      select 'A' || code, code, 1150000, 'T' || code, 'R' || code, 'VISA', at from past;
    insert into unit_night (unit_id, night, order_code, line_no, state)
      select unit_id, arrival + later, code, 1, 'booked' from past
        cross join lateral unnest(ids) as unit_id cross join generate_series(0, ${NIGHTS - 1}) as later;
    insert into stay (order_code, line_no, unit_id, arrival, departure, state)
      select code, 1, unit_id, arrival, arrival + ${NIGHTS}, 'departed' from past cross join lateral unnest(ids) as unit_id;
    insert into review (house_id, guest_id, text, key_hash, created_at)
      select h.id, g.id, 'The river was calm, the food was fresh, and no one hurried us. We will be back. ' || n, md5(n::text),
        now() - n * interval '1 hour'
      from generate_series(0, ${REVIEWS - 1}) as n
        join (select id, row_number() over (order by id) - 1 as no, count(*) over () as houses from house) as h
          on h.no = n % h.houses
        left join some_guest g on g.no = n % ${GUESTS} and n % 3 > 0;`
}
