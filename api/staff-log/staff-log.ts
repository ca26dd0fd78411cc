import type { readLog } from '#contract/desk/staff.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { addDays, dhakaInstant } from '#contract/values/calendar.ts'
import { staffActs, type StaffAct } from '#contract/values/staff-acts.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { Call } from '../http/call.ts'
import { orderEvents } from '../orders/order-events.ts'
import { insertStaffEvent, selectMembers, selectStaffEvents, type StaffEvent } from './staff-log.sql.ts'

/** Adds to the log what staff did, but what they did to an order: that is in its history, where the log finds it. Joins the caller's transaction. */
export async function noteStaffEvent(db: Db, event: StaffEvent): Promise<void> {
  await insertStaffEvent(db, event)
}

const actsOfOrders = staffActs.flatMap((act) => {
  const names: Partial<Record<StaffAct, string>> = orderEvents
  const event = names[act]
  return event === undefined ? [] : [[event, act] as const]
})

/** What staff did on days in Dhaka. */
export async function readStaffLog(
  { db }: Pick<Deps, 'db'>,
  { query }: Call<typeof readLog>,
): Promise<DataOf<typeof readLog>> {
  const { From, To, MemberId, Page, Take } = query
  const question = {
    events: actsOfOrders,
    from: dhakaInstant(`${From}T00:00`),
    until: dhakaInstant(`${addDays(To, 1)}T00:00`),
    staffId: MemberId,
    limit: Take,
    offset: (Page - 1) * Take,
  }
  const [rows, members] = await Promise.all([selectStaffEvents(db, question), selectMembers(db)])
  return {
    Data: rows.map(({ at, name, act, subject, code, detail }, index) => ({
      Id: (Page - 1) * Take + index,
      At: at.toISOString(),
      By: isByStranger(act) ? '' : name,
      Act: act,
      Subject: subject,
      Code: code,
      Detail: detail,
    })),
    Count: rows[0]?.count ?? 0,
    Members: members.map(({ id, name }) => ({ Id: id, Name: name })),
  }
}

/** Who failed to sign in is not known: it may be anyone. */
function isByStranger(act: StaffAct): boolean {
  return act === 'failedSignIn' || act === 'failedCode'
}
