import type { readLog } from '#contract/desk/staff.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { addDays, dhakaInstant } from '#contract/values/calendar.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { Call } from '../http/call.ts'
import { insertStaffEvent, selectStaffEvents, type StaffEvent } from './log.sql.ts'

/** Adds to the log what staff did or read. Joins the transaction of what it is about. */
export async function noteStaffEvent(db: Db, event: StaffEvent): Promise<void> {
  await insertStaffEvent(db, event)
}

/** What staff did on days in Dhaka. */
export async function readStaffLog(
  { db }: Pick<Deps, 'db'>,
  { query }: Call<typeof readLog>,
): Promise<DataOf<typeof readLog>> {
  const { From, To, MemberId, Page, Take } = query
  const rows = await selectStaffEvents(db, {
    from: dhakaInstant(`${From}T00:00`),
    until: dhakaInstant(`${addDays(To, 1)}T00:00`),
    staffId: MemberId,
    limit: Take,
    offset: (Page - 1) * Take,
  })
  return {
    Data: rows.map(({ id, at, name, act, subject, detail }) => ({
      Id: id,
      At: at.toISOString(),
      By: name,
      Act: act,
      Subject: subject,
      Detail: detail,
    })),
    Count: rows[0]?.count ?? 0,
  }
}
