import type { listDues } from '#contract/desk/money.ts'
import type { OrderSummary, ToDo } from '#contract/desk/orders.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toTaka } from '#contract/values/money.ts'
import type { Deps } from '../deps.ts'
import { selectPhoneProposals } from '../guests/corrections.sql.ts'
import { phoneOf } from '../guests/guests.ts'
import { dueOf } from '../orders/order-rules.ts'
import { roomsToMend } from '../rooms/rooms.ts'
import type { Staff } from '../sessions/staff-sessions.ts'
import { selectDues, selectSummary, selectToDo, type ListName, type SummaryRow } from './summaries.sql.ts'

const MAX_LISTED = 50
const MAX_DUES = 200

/** Who owes. */
export async function listDuesByDeparture({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<DataOf<typeof listDues>> {
  return { Data: (await selectDues(db, { at: now(), limit: MAX_DUES })).map(summaryOf) }
}

/** What needs a person from `day` on. */
export async function readToDo(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { day, staff }: { day: string; staff: Pick<Staff, 'id' | 'role'> },
): Promise<ToDo> {
  const list = async (name: ListName) =>
    (await selectToDo(db, name, { at: now(), day, limit: MAX_LISTED })).map(summaryOf)
  const [Reconfirm, Requests, Unplaced, UnderReview, FailedRefunds, Proposals, phones, Repairs] = await Promise.all([
    list('Reconfirm'),
    list('Requests'),
    list('Unplaced'),
    list('UnderReview'),
    list('FailedRefunds'),
    list('Proposals'),
    selectPhoneProposals(db, undefined),
    roomsToMend({ db, now }, staff),
  ])
  const Phones = phones.map(({ guestId, guest, phone, proposer }) => ({
    GuestId: guestId,
    Guest: guest,
    Phone: phone,
    By: proposer,
  }))
  return { Reconfirm, Requests, Unplaced, UnderReview, FailedRefunds, Proposals, Phones, Repairs }
}

export async function findSummary(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  code: string,
): Promise<OrderSummary | undefined> {
  const row = await selectSummary(db, { at: now(), code })
  return row && summaryOf(row)
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
