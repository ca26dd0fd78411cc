import { addDays } from '#contract/values/calendar.ts'
import { toTaka } from '#contract/values/money.ts'
import type { Role } from '#contract/values/roles.ts'
import { HORIZON_DAYS, MAX_NIGHTS } from '#contract/values/stay.ts'
import { noteCatalogueChange } from '#api/platform/catalogue-changes/catalogue-changes.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Throws } from '#api/platform/deps.ts'
import { logStaffAct } from '#api/staff/log/staff-log.ts'
import { MAX_FILLED_NIGHTS, type RateFill } from '#contract/catalogue/rates.ts'
import { isSameBase, isSameNight, rateOfNight, type Rates, type Span } from '#contract/values/rates.ts'
import type { HouseToSell, PlaceKey } from '../houses/house.ts'
import { unknownHouse } from '../houses/houses.ts'
import { countNights, fillNights, spanOf } from './fill-nights.ts'
import { writeNights, type NightChange } from './night-rates.sql.ts'
import {
  insertChange,
  insertNightChanges,
  isBaseChangedSince,
  selectBaseChanges,
  selectChange,
  selectChangedSince,
  selectNightChanges,
  selectRevision,
  writeBase,
  type BaseChange,
  type BaseRate,
} from './rate-changes.sql.ts'
import { nightOnWire } from './rates-on-wire.ts'
import { selectRates } from './rates.sql.ts'

// Every change of prices and rules is stored with what was before, so that it can be undone, and is in the log. Changes take turns
// (`noteCatalogueChange` locks one row), so that nobody overwrites what they have not seen.

type Refusing = Throws<'not_found' | 'changed_elsewhere' | 'amount_too_small'>

/** Who changes rates. `by` null: the command line, which may do what the owner may. */
export type RateEditor = { by: number | null; role: Role; at: Date; today: string }

/** What was changed, or would be: `change` is 0 for a dry run and where nothing changes. */
export type MadeChange = { revision: number; change: number; nights: NightChange[] }

/** `seen`: the revision that the person saw. */
type Filling = { fills: readonly RateFill[]; name: string; seen: number; isDry: boolean }

/** Sets nights, or says what that would change. */
export async function fillRates(
  db: Transaction,
  deps: Refusing & Throws<'dates_not_available' | 'amount_too_large'>,
  editor: RateEditor,
  { fills, name, seen, isDry }: Filling,
): Promise<MadeChange> {
  if (countNights(fills) > MAX_FILLED_NIGHTS)
    throw deps.problem('amount_too_large', (t) => t.rates.tooMany(MAX_FILLED_NIGHTS))
  if (!isDry) await noteCatalogueChange(db)
  const span = spanOf(fills)
  if (span.until > lastNight(editor.today)) throw deps.problem('dates_not_available', (t) => t.rates.tooFar)
  const ids = [...new Set(fills.flatMap(({ Places }) => Places.map(({ Id }) => Id)))]
  const houses = await selectRates(db, { ids, ...span })
  const nights = fillNights((place) => ratesIn(deps, houses, place), fills, editor.today)
  if (nights.some(({ after }) => (after?.price ?? 0) > MOST))
    throw deps.problem('amount_too_large', (t) => t.rates.tooDear(MOST))
  return changeNights(db, deps, editor, { houses, nights, name, seen, isDry })
}

/** `seen`: not given where nothing can have been overlooked, because the nights were read in this transaction. */
type Changing = { houses: readonly HouseToSell[]; nights: NightChange[]; name: string; seen?: number; isDry: boolean }

/** Stores nights as they are to be. The caller has taken its turn, unless it only asks. */
export async function changeNights(
  db: Transaction,
  deps: Refusing,
  editor: RateEditor,
  { houses, nights, name, seen, isDry }: Changing,
): Promise<MadeChange> {
  requirePrices(deps, editor, houses, nights)
  if (isDry || nights.length === 0) return { revision: await selectRevision(db), change: 0, nights }
  if (seen !== undefined) await requireUnchanged(db, deps, seen, { nights, places: nights })
  const change = await storeChange(db, editor, { houses, name, undoes: null, nights, bases: [] })
  return { revision: change, change, nights }
}

/** Sets the prices of the weekdays. */
export async function changeBase(
  db: Transaction,
  deps: Refusing & Throws<'forbidden'>,
  editor: RateEditor,
  { place, after, seen }: { place: PlaceKey; after: BaseRate; seen: number },
): Promise<MadeChange> {
  await noteCatalogueChange(db)
  const houses = await selectRates(db, { ids: [place.houseId], from: editor.today, until: editor.today })
  const { week, floor = null } = ratesIn(deps, houses, place)
  const base = { ...place, before: { week, floor }, after }
  requireFloor(deps, editor, base)
  if (isSameBase(base.before, after)) {
    return { revision: await selectRevision(db), change: 0, nights: [] }
  }
  requireWeek(deps, editor, base)
  await requireUnchanged(db, deps, seen, { nights: [], places: [place] })
  const change = await storeChange(db, editor, { houses, name: '', undoes: null, nights: [], bases: [base] })
  return { revision: change, change, nights: [] }
}

/** Gives the nights and weeks of a change back what they had. */
export async function undoChange(
  db: Transaction,
  deps: Refusing & Throws<'already_done' | 'forbidden'>,
  editor: RateEditor,
  id: number,
): Promise<MadeChange> {
  await noteCatalogueChange(db)
  const undone = await selectChange(db, id)
  if (!undone) throw deps.problem('not_found', (t) => t.rates.unknownChange)
  if (undone.undoneBy !== null) throw deps.problem('already_done', (t) => t.rates.undoneAlready)
  const [madeNights, madeBases] = await Promise.all([selectNightChanges(db, id), selectBaseChanges(db, id)])
  const nights = madeNights.map(({ before, after, ...place }) => ({ ...place, before: after, after: before }))
  const bases = madeBases.map(({ before, after, ...place }) => ({ ...place, before: after, after: before }))
  const houses = await selectRates(db, { ids: idsOf([...nights, ...bases]), ...datesOf(nights, editor.today) })
  requireAsLeft(deps, houses, { nights, bases })
  requirePrices(deps, editor, houses, nights)
  for (const base of bases) {
    requireFloor(deps, editor, base)
    requireWeek(deps, editor, base)
  }
  const change = await storeChange(db, editor, { houses, name: undone.name, undoes: id, nights, bases })
  return { revision: change, change, nights }
}

function idsOf(places: readonly PlaceKey[]): number[] {
  return [...new Set(places.map(({ houseId }) => houseId))]
}

function datesOf(nights: readonly NightChange[], today: string): Span {
  const dates = nights.map(({ night }) => night).toSorted()
  return { from: dates.at(0) ?? today, until: dates.at(-1) ?? today }
}

/** The last night for which rates can be set: as far as stays can be booked. */
export function lastNight(today: string): string {
  return addDays(today, HORIZON_DAYS + MAX_NIGHTS)
}

export function ratesIn(
  throws: Throws<'not_found'>,
  houses: readonly HouseToSell[],
  { houseId, type }: PlaceKey,
): Rates {
  const rates = houses.find(({ id }) => id === houseId)?.rates[type]
  if (!rates) throw unknownHouse(throws)
  return rates
}

type Storing = {
  houses: readonly HouseToSell[]
  name: string
  undoes: number | null
  nights: readonly NightChange[]
  bases: readonly BaseChange[]
}

/** A statement ends after some seconds, and a file may have all nights of a large resort. */
const WRITTEN_AT_ONCE = 10_000

async function storeChange(
  db: Transaction,
  { at, by }: RateEditor,
  { houses, name, undoes, nights, bases }: Storing,
): Promise<number> {
  const change = await insertChange(db, { at, by, name, undoes })
  for (let first = 0; first < nights.length; first += WRITTEN_AT_ONCE) {
    const some = nights.slice(first, first + WRITTEN_AT_ONCE)
    await insertNightChanges(db, change, some)
    await writeNights(db, some)
  }
  for (const base of bases) await writeBase(db, change, base)
  const keys = new Map([...nights, ...bases].map((place) => [`${place.houseId} ${place.type}`, place]))
  const dates = nights.map(({ night }) => night).toSorted()
  const last = dates.at(-1)
  await logStaffAct(
    db,
    { at, by, subject: 'rates' },
    {
      Kind: undoes === null ? 'changedRates' : 'undidRates',
      Name: name,
      Places: [...keys.values()].map(({ houseId, type }) => ({
        House: houses.find(({ id }) => id === houseId)?.name ?? '',
        Type: type,
      })),
      Nights: nights.length,
      From: dates[0] ?? null,
      Until: last === undefined ? null : addDays(last, 1),
      Before: sameOf(nights.map(({ before }) => before?.price)),
      After: sameOf(nights.map(({ after }) => after?.price)),
    },
  )
  return change
}

/** The price that all of them have, in taka. */
function sameOf(prices: readonly (number | undefined)[]): number | null {
  const [first] = prices
  return first !== undefined && prices.every((price) => price === first) ? toTaka(first) : null
}

async function requireUnchanged(
  db: Transaction,
  deps: Throws<'changed_elsewhere'>,
  seen: number,
  { nights, places }: { nights: readonly NightChange[]; places: readonly PlaceKey[] },
): Promise<void> {
  const others = await selectChangedSince(db, seen, nights)
  if (others.length === 0 && !(await isBaseChangedSince(db, seen, places))) return
  const now = new Map(nights.map(({ houseId, type, night, before }) => [`${houseId} ${type} ${night}`, before]))
  const changed = others.map((other) => ({
    ...other,
    after: now.get(`${other.houseId} ${other.type} ${other.night}`) ?? null,
  }))
  throw changedElsewhere(deps, changed)
}

/** `after`: as they are now. */
function changedElsewhere({ problem }: Throws<'changed_elsewhere'>, others: readonly NightChange[]): Error {
  const data = others.map(({ houseId, type, night, before, after }) => ({
    Id: houseId,
    Type: type,
    Night: night,
    Before: nightOnWire(night, before),
    After: nightOnWire(night, after),
  }))
  return problem('changed_elsewhere', (t) => t.rates.changedSince(others.length), { data })
}

/** Nights and weeks are undone only where they are as the change left them: `before`, as an undo changes them back. */
function requireAsLeft(
  deps: Throws<'changed_elsewhere' | 'not_found'>,
  houses: readonly HouseToSell[],
  { nights, bases }: { nights: readonly NightChange[]; bases: readonly BaseChange[] },
): void {
  const others = nights.flatMap(({ before, ...place }) => {
    const now = rateOfNight(ratesIn(deps, houses, place), place.night)
    return isSameNight(before ?? undefined, now) ? [] : [{ ...place, before, after: now ?? null }]
  })
  const areBases = bases.every(({ before, ...place }) => {
    const { week, floor = null } = ratesIn(deps, houses, place)
    return isSameBase(before, { week, floor })
  })
  if (others.length > 0 || !areBases) throw changedElsewhere(deps, others)
}

function requireFloor({ problem }: Throws<'forbidden'>, { role }: RateEditor, { before, after }: BaseChange): void {
  if (before.floor !== after.floor && role !== 'owner') throw problem('forbidden', (t) => t.rates.floorIsOwners)
}

/** New prices are not under the floor of a place, but for the owner. */
function requirePrices(
  deps: Throws<'amount_too_small' | 'not_found'>,
  editor: RateEditor,
  houses: readonly HouseToSell[],
  nights: readonly NightChange[],
): void {
  for (const { before, after, ...place } of nights) {
    if (after?.price === undefined || after.price === before?.price) continue
    requirePrice(deps, editor, { price: after.price, floor: ratesIn(deps, houses, place).floor ?? null })
  }
}

function requireWeek(
  deps: Throws<'amount_too_small'>,
  editor: RateEditor,
  { before: { week }, after }: BaseChange,
): void {
  for (const [weekday, price] of after.week.entries()) {
    if (price !== week[weekday]) requirePrice(deps, editor, { price, floor: after.floor })
  }
}

/** The most that a night costs, paisa: what an amount on the wire can be. */
const MOST = 1_000_000_000
const LEAST = 100

function requirePrice(
  { problem }: Throws<'amount_too_small'>,
  { role }: RateEditor,
  { price, floor }: { price: number; floor: number | null },
): void {
  if (price < LEAST) throw problem('amount_too_small', (t) => t.rates.tooCheap(LEAST))
  if (floor !== null && price < floor && role !== 'owner') {
    throw problem('amount_too_small', (t) => t.rates.underFloor(floor))
  }
}
