import type { listDues } from '#contract/money/till.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toTaka } from '#contract/values/money.ts'
import type { Deps } from '../platform/deps.ts'
import { phoneOf } from '../guests/guests.ts'
import { dueOf } from './order-rules.ts'
import { selectDues, type SummaryRow } from './summaries.sql.ts'
import type { OrderSummary } from '#contract/orders/summary.ts'

const MAX_DUES = 200

/** Who owes. */
export async function listDuesByDeparture({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<DataOf<typeof listDues>> {
  return { Data: (await selectDues(db, { at: now(), limit: MAX_DUES })).map(summaryOf) }
}

export function summaryOf(row: SummaryRow): OrderSummary {
  const { code, type, status, guest, phone, arrival, departure, rooms, arrivesAbout, createdAt, billedTo } = row
  return {
    Code: code,
    Type: type,
    Status: status,
    Guest: guest,
    Phone: phoneOf(phone),
    Arrival: arrival,
    Departure: departure,
    Rooms: rooms,
    Due: toTaka(dueOf(row)),
    ArrivesAbout: arrivesAbout,
    ...(billedTo !== null && { BilledTo: billedTo }),
    CreatedAt: createdAt.toISOString(),
  }
}
