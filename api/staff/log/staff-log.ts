import { type HistoryEntry, orderActs } from '#contract/orders/history.ts'
import { LoggedAct, type LogEntry, type readLog } from '#contract/staff/log.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { addDays, dhakaInstant } from '#contract/values/calendar.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Deps } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { insertStaffEvent, selectMembers, selectStaffEvents, type StaffEventRow } from './staff-log.sql.ts'

type Deed = {
  at: Date
  /** Null: the command line, or a stranger. */
  by: number | null
  /** What it was done to. */
  subject: `staff:${number}` | `guest:${number}` | `room:${string}` | 'rooms' | 'rates' | `till:${number}` | 'register'
}

/** What staff do with an order is in its history, where the log finds it. */
type OtherAct = Exclude<LoggedAct, { Kind: HistoryEntry['Kind'] }>

/** Adds to the log what staff did. Joins the caller's transaction. */
export async function logStaffAct(db: Db, deed: Deed, what: OtherAct): Promise<void> {
  await insertStaffEvent(db, { ...deed, act: what.Kind, data: JSON.stringify(what) })
}

const actsWithOrders = orderActs.flatMap(({ shape }) => shape.Kind.def.values)

/** What staff did on days in Dhaka. */
export async function readStaffLog(
  { db }: Pick<Deps, 'db'>,
  { query }: Call<typeof readLog>,
): Promise<DataOf<typeof readLog>> {
  const { From, To, MemberId, Kind, Page, Take } = query
  const question = {
    acts: actsWithOrders,
    from: dhakaInstant(`${From}T00:00`),
    until: dhakaInstant(`${addDays(To, 1)}T00:00`),
    staffId: MemberId,
    act: Kind,
    limit: Take,
    offset: (Page - 1) * Take,
  }
  const [rows, members] = await Promise.all([selectStaffEvents(db, question), selectMembers(db)])
  return {
    Data: rows.flatMap((row, index) => {
      // A later release may store kinds during an upgrade that are unknown here.
      const Entry = LoggedAct.safeParse(row.data).data
      const { subject: Subject, code: Code } = row
      return Entry
        ? [{ Id: (Page - 1) * Take + index, At: row.at.toISOString(), By: whoOf(row), Entry, Subject, Code }]
        : []
    }),
    Count: rows[0]?.count ?? 0,
    Members: members.map(({ id, name }) => ({ Id: id, Name: name })),
  }
}

/** Who failed to sign in is not known: it may be anyone. */
function whoOf({ by, name, act }: StaffEventRow): LogEntry['By'] {
  if (act === 'failedSignIn' || act === 'failedCode') return { Kind: 'stranger' }
  return by === null || name === null ? { Kind: 'commandLine' } : { Kind: 'staff', Id: by, Name: name }
}
