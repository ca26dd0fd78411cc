import {
  fillRates as fillEndpoint,
  readRates,
  removeNamedDays,
  saveNamedDays,
  setBaseRate,
  setLevies,
  undoRates,
  type FillAnswer,
} from '#contract/catalogue/rates.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toPaisa } from '#contract/values/money.ts'
import {
  changeBase,
  fillRates,
  undoChange,
  type MadeChange,
  type RateEditor,
} from '#api/catalogue/rates/change-rates.ts'
import { changeLevies } from '#api/catalogue/rates/levies.ts'
import { removeDays, saveDays } from '#api/catalogue/rates/named-days.ts'
import { nightOnWire } from '#api/catalogue/rates/rates-on-wire.ts'
import { countBookedNights } from '#api/orders/booked-nights.sql.ts'
import type { Db, Transaction } from '#api/platform/db/db.ts'
import type { Deps } from '#api/platform/deps.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import { todayOf } from '#api/platform/today.ts'
import { readGrid } from './rate-grid.ts'

export const ratesRoutes: Route[] = [
  serve(readRates, readGrid),
  serve(fillEndpoint, (deps, { body: { Fills: fills, Name: name, Seen: seen, DryRun: isDry }, staff, once }) =>
    once((db) => answered(db, deps, staff, (editor) => fillRates(db, deps, editor, { fills, name, seen, isDry }))),
  ),
  serve(undoRates, (deps, { body, staff, once }) =>
    once((db) => answered(db, deps, staff, (editor) => undoChange(db, deps, editor, body.Change))),
  ),
  serve(setBaseRate, (deps, { body: { Id, Type, Week, Floor, Seen: seen }, staff, once }) => {
    const place = { houseId: Id, type: Type }
    const after = { week: Week.map(toPaisa), floor: Floor === null ? null : toPaisa(Floor) }
    return once((db) => answered(db, deps, staff, (editor) => changeBase(db, deps, editor, { place, after, seen })))
  }),
  serve(setLevies, changeLevies),
  serve(saveNamedDays, saveDays),
  serve(removeNamedDays, removeDays),
]

/** Makes a change, and says what it leaves as it was: bookings and holds keep their prices. */
async function answered(
  db: Transaction,
  { now }: Pick<Deps, 'now'>,
  { id, role }: Staff,
  change: (editor: RateEditor) => Promise<MadeChange>,
): Promise<FillAnswer> {
  const at = now()
  const made = await change({ by: id, role, at, today: todayOf({ now }) })
  return {
    ...(await booked(db, made, at)),
    Revision: made.revision,
    Change: made.change,
    Nights: made.nights.map(onWire),
  }
}

async function booked(db: Db, { nights }: MadeChange, at: Date): Promise<Pick<FillAnswer, 'Bookings' | 'Holds'>> {
  if (nights.length === 0) return { Bookings: 0, Holds: 0 }
  const { bookings, holds } = await countBookedNights(db, nights, at)
  return { Bookings: bookings, Holds: holds }
}

function onWire({
  houseId,
  type,
  night,
  before,
  after,
}: MadeChange['nights'][number]): DataOf<typeof undoRates>['Nights'][number] {
  return { Id: houseId, Type: type, Night: night, Before: nightOnWire(night, before), After: nightOnWire(night, after) }
}
