import type { Registration, setParty } from '#contract/reception/registration.ts'
import type { Db, Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { requireOrder, type LockedOrder } from '../locked-order.ts'
import { appendEvent, byStaff } from '../order-events.ts'
import { changeParty, insertParty, selectPartiesOfDay, selectParty, type PartyRow } from './party.sql.ts'
import type { ExpectedParty } from '#contract/orders/party.ts'

/** How many come, and about when, as far as anyone said so. */
export async function readParty(db: Db, code: string): Promise<Registration['Party']> {
  const party = await selectParty(db, code)
  return { Version: party.version, ...partyOf(party) }
}

function partyOf({ adults, children, arrivesAbout }: Omit<PartyRow, 'version'>): ExpectedParty {
  const Count = adults === null || children === null ? null : { Adults: adults, Children: children }
  return { Count, ArrivesAbout: arrivesAbout }
}

/** Stores what was said when an order was placed. */
export async function noteParty(db: Transaction, order: LockedOrder, party: ExpectedParty | undefined): Promise<void> {
  if (party && (party.Count || party.ArrivesAbout !== '')) await insertParty(db, order, columnsOf(party))
}

export async function changePartyOf(
  deps: Pick<Deps, 'now'> & Throws<'not_found' | 'changed_elsewhere'>,
  { body: { Code: code, Version: version, Party }, staff, once }: Call<typeof setParty>,
): Promise<null> {
  return once(async (db) => {
    const order = await requireOrder(db, deps, { code })
    if (!(await changeParty(db, order, { version, ...columnsOf(Party) }))) {
      throw deps.problem('changed_elsewhere', (t) => t.desk.changedElsewhere)
    }
    await appendEvent(db, order, byStaff(staff.id, deps.now()), { Kind: 'setParty', ...Party })
    return null
  })
}

/** When the guests come, as they say on the phone: what they say last counts, unless it is said `insteadOf` another time. */
export async function changeArrival(
  db: Transaction,
  order: LockedOrder,
  { arrivesAbout, insteadOf, at, by }: { arrivesAbout: string; insteadOf: string | undefined; at: Date; by: number },
): Promise<void> {
  const before = await selectParty(db, order.code)
  if (insteadOf !== undefined && before.arrivesAbout !== insteadOf) return
  if (before.arrivesAbout === arrivesAbout) return
  const party = { ...before, arrivesAbout }
  await changeParty(db, order, party)
  await appendEvent(db, order, byStaff(by, at), { Kind: 'setParty', ...partyOf(party) })
}

/** How many years old a person is who should have a document. */
const OF_AGE_YEARS = 18

export type PartyOfDay = ExpectedParty & { Registered: number; WithoutDocument: number }

/** Who comes with these orders, by code, and what of it is registered on a day. */
export async function readParties(
  db: Db,
  { codes, day }: { codes: readonly string[]; day: string },
): Promise<ReadonlyMap<string, PartyOfDay>> {
  const bornAfter = `${Number(day.slice(0, 4)) - OF_AGE_YEARS}${day.slice(4)}`.replace('-02-29', '-02-28')
  const rows = await selectPartiesOfDay(db, { codes, bornAfter })
  return new Map(
    rows.map(({ code, registered, withoutDocument, ...party }) => [
      code,
      { ...partyOf(party), Registered: registered, WithoutDocument: withoutDocument },
    ]),
  )
}

function columnsOf({ Count, ArrivesAbout }: ExpectedParty): Omit<PartyRow, 'version'> {
  return { adults: Count?.Adults ?? null, children: Count?.Children ?? null, arrivesAbout: ArrivesAbout }
}
