import type { readRegister, RegisterLine } from '#contract/reception/registration.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { addDays } from '#contract/values/calendar.ts'
import { can } from '#contract/values/roles.ts'
import { REGISTER_LOOKS } from '#contract/values/staff-limits.ts'
import { approveWithinLimit } from '#api/platform/staff-limits/permit.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { lockKnownOrder } from '#api/orders/locked-order.ts'
import type { SecretDeps } from '#api/platform/sealing/sealed-numbers.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import { logStaffAct } from '#api/staff/log/staff-log.ts'
import { openGuarded } from './documents.ts'
import { isOpenInRegister } from './identity-access.ts'
import { selectInHouse, type NightRow } from './register.sql.ts'
import { todayOf } from '#api/platform/today.ts'

/** Who was in the house on a night, once the log says who read it. */
export async function showRegister(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'secrets'> & Throws<'forbidden' | 'sign_in_again'>,
  { body: { Night: night }, staff, permit }: Call<typeof readRegister>,
): Promise<DataOf<typeof readRegister>> {
  const today = todayOf(deps)
  const mayReadAny = can(staff.role, 'identity.readAny')
  if (!mayReadAny && night !== today && night !== addDays(today, -1)) {
    throw deps.problem('forbidden', (t) => t.desk.registerClosed)
  }
  return deps.db.inTransaction(async (db) => {
    const rows = await selectInHouse(db, night)
    const closed = mayReadAny ? new Set() : await closedOf(db, deps, rows, staff)
    await approveWithinLimit(db, deps, permit, { amount: REGISTER_LOOKS })
    const what = { Kind: 'readRegister', Night: night, Persons: rows.length } as const
    await logStaffAct(db, { at: deps.now(), by: staff.id, subject: 'register' }, what)
    return { Lines: rows.map((row) => lineOf(deps, row, { isClosed: closed.has(row.code) })) }
  })
}

/** The orders of these rooms whose documents the member may not read. */
async function closedOf(
  db: Transaction,
  deps: Pick<Deps, 'now'>,
  rows: readonly NightRow[],
  staff: Staff,
): Promise<ReadonlySet<string>> {
  const closed = new Set<string>()
  for (const code of [...new Set(rows.map((row) => row.code))].toSorted()) {
    if (!(await isOpenInRegister(db, deps, await lockKnownOrder(db, code), staff))) closed.add(code)
  }
  return closed
}

const nothing = { Number: '', Expires: '', VisaUntil: '', Born: '', Address: '' }

function lineOf(deps: SecretDeps, row: NightRow, { isClosed }: { isClosed: boolean }): RegisterLine {
  const { code, room, house, from, to, guest } = row
  const of = { Code: code, Room: room, House: house, From: from, To: to }
  if (row.id === null) {
    return { ...of, Name: guest, Nationality: '', DocumentType: '', ...nothing, IsUnregistered: true }
  }
  const { name, nationality, documentType } = row
  const guarded = isClosed ? nothing : openGuarded(deps, row)
  return { ...of, Name: name, Nationality: nationality, DocumentType: documentType, ...guarded, IsUnregistered: false }
}
