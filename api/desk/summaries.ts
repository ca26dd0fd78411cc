import type { listDues } from '#contract/desk/money.ts'
import type { findOrders, OrderSummary, ToDo } from '#contract/desk/orders.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toTaka } from '#contract/values/money.ts'
import type { Deps } from '../deps.ts'
import { phoneOf } from '../guests/guests.ts'
import type { Call } from '../http/call.ts'
import { dueOf } from '../orders/order-rules.ts'
import { todayOf } from './stays/change-stays.ts'
import { selectDues, selectFound, selectSummary, selectToDo, type ListName, type SummaryRow } from './summaries.sql.ts'

const MAX_FOUND = 20
const MAX_LISTED = 50
const MAX_DUES = 200

export async function find(
  deps: Pick<Deps, 'db' | 'now'>,
  { query: { Q } }: Call<typeof findOrders>,
): Promise<DataOf<typeof findOrders>> {
  const words = Q.toLowerCase()
  if (words.length < 2) return { Data: [] }
  const rows = await selectFound(deps.db, {
    at: deps.now(),
    day: todayOf(deps),
    code: codeIn(Q),
    digits: digitsIn(Q),
    words: words.replaceAll(/[!%_]/g, '!$&'),
    limit: MAX_FOUND,
  })
  return { Data: rows.map(summaryOf) }
}

/** Who owes. */
export async function listDuesByDeparture({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<DataOf<typeof listDues>> {
  return { Data: (await selectDues(db, { at: now(), limit: MAX_DUES })).map(summaryOf) }
}

/** What needs a person from `day` on. */
export async function readToDo({ db, now }: Pick<Deps, 'db' | 'now'>, day: string): Promise<ToDo> {
  const list = async (name: ListName) =>
    (await selectToDo(db, name, { at: now(), day, limit: MAX_LISTED })).map(summaryOf)
  const [Reconfirm, Requests, Unplaced, UnderReview, FailedRefunds, Proposals] = await Promise.all([
    list('Reconfirm'),
    list('Requests'),
    list('Unplaced'),
    list('UnderReview'),
    list('FailedRefunds'),
    list('Proposals'),
  ])
  return { Reconfirm, Requests, Unplaced, UnderReview, FailedRefunds, Proposals }
}

export async function findSummary(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  code: string,
): Promise<OrderSummary | undefined> {
  const row = await selectSummary(db, { at: now(), code })
  return row && summaryOf(row)
}

function summaryOf(row: SummaryRow): OrderSummary {
  const { code, type, status, guest, phone, arrival, departure, rooms, createdAt } = row
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
    CreatedAt: createdAt.toISOString(),
  }
}

/** The beginning of an order code, as it is read over the telephone: O for 0, I and L for 1. */
function codeIn(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{3,12}$/.test(code) ? code : undefined
}

/** Digits of a phone, however they are written: 01712-345678 is +8801712345678. */
function digitsIn(text: string): string | undefined {
  const digits = text.replaceAll(/[\s()+-]/g, '')
  return /^\d{4,15}$/.test(digits) ? digits.replace(/^0+/, '') : undefined
}
