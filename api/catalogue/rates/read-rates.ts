import type { PlaceType } from '#contract/catalogue/houses.ts'
import { addDays } from '#contract/values/calendar.ts'
import { isSameBase, isSameNight, type Rates, type Span } from '#contract/values/rates.ts'
import { HORIZON_DAYS, MAX_NIGHTS } from '#contract/values/stay.ts'
import { selectCatalogueChanges } from '#api/platform/catalogue-changes/catalogue-changes.sql.ts'
import type { Reads } from '#api/platform/db/db.ts'
import type { HouseToSell } from '../houses/house.ts'
import { countChangesUntil, selectNightsSince, selectRates, type NightSince } from './rates.sql.ts'

/** All rates as they were read, or changed since. */
export type ReadRates = {
  /** What catalogue_change counted before. */
  changes: number
  /** How many changes of rates were made until then. */
  made: number
  today: string
  /** When all of them were read. */
  at: Date
  span: Span
  houses: readonly HouseToSell[]
}

/** A span without a night: for what houses are, without what was set for their nights. */
const NO_NIGHTS: Span = { from: '2000-01-02', until: '2000-01-01' }
/** So many houses at once, so that other requests are answered in between: a house has about 1,200 nights. */
const HOUSES_AT_ONCE = 10

/** Rates that are as in `known`, of the same day, are the same object: what was computed of them holds. */
export async function readAllRates(
  reads: Reads,
  { today, at, known }: Pick<ReadRates, 'today' | 'at'> & { known?: ReadRates | undefined },
): Promise<ReadRates> {
  // Read first: a change that comes between is then read twice, and not missed.
  const changes = await selectCatalogueChanges(reads)
  const made = await countChangesUntil(reads, changes)
  // In the morning the desk still sells the last night.
  const span = { from: addDays(today, -1), until: addDays(today, HORIZON_DAYS + MAX_NIGHTS) }
  const ids = (await selectRates(reads, NO_NIGHTS)).map(({ id }) => id)
  const before = new Map(known?.houses.map((house) => [house.id, house]))
  const houses: HouseToSell[] = []
  for (let first = 0; first < ids.length; first += HOUSES_AT_ONCE) {
    const some = await selectRates(reads, { ids: ids.slice(first, first + HOUSES_AT_ONCE), ...span })
    houses.push(...some.map((house) => keepEqual(house, before.get(house.id))))
  }
  return { changes, made, today, at, span, houses }
}

/** Reads what was changed since; all of it where that is not known, as in a database that was put back. The same where nothing was. */
export async function readNewRates(reads: Reads, known: ReadRates): Promise<ReadRates> {
  const changes = await selectCatalogueChanges(reads)
  if (changes === known.changes) return known
  const readAll = () => readAllRates(reads, known)
  if ((await countChangesUntil(reads, known.changes)) !== known.made) return readAll()
  const made = await countChangesUntil(reads, changes)
  const now = await selectRates(reads, NO_NIGHTS)
  const nights = await selectNightsSince(reads, known.changes, known.span)
  const byPlace = Map.groupBy(nights, ({ houseId, type }) => `${houseId} ${type}`)
  const before = new Map(known.houses.map((house) => [house.id, house]))
  const isNew = (house: HouseToSell) => house.soldAs.some((type) => before.get(house.id)?.rates[type] === undefined)
  if (now.some(isNew)) return readAll()
  const ratesAs = (house: HouseToSell, type: PlaceType) =>
    merged(house.rates[type], before.get(house.id)?.rates[type], byPlace.get(`${house.id} ${type}`) ?? [])
  const houses = now.map((house) => ({
    ...house,
    rates: { HOUSE: ratesAs(house, 'HOUSE') ?? house.rates.HOUSE, ROOM: ratesAs(house, 'ROOM') },
  }))
  return { ...known, changes, made, houses }
}

function keepEqual(house: HouseToSell, before: HouseToSell | undefined): HouseToSell {
  const kept = <Of extends Rates | undefined>(now: Of, then: Of): Of => (now && then && isEqual(now, then) ? then : now)
  const { HOUSE, ROOM } = house.rates
  return before
    ? { ...house, rates: { HOUSE: kept(HOUSE, before.rates.HOUSE), ROOM: kept(ROOM, before.rates.ROOM) } }
    : house
}

function isEqual(one: Rates, other: Rates): boolean {
  return (
    isSameBase(one, other) &&
    one.nights.size === other.nights.size &&
    [...one.nights].every(([night, rate]) => other.nights.has(night) && isSameNight(rate, other.nights.get(night)))
  )
}

/** Base prices of now, with the nights of before and those that were changed since. The same object where nothing differs. */
function merged(now: Rates | undefined, before: Rates | undefined, since: readonly NightSince[]): Rates | undefined {
  if (!now || !before) return undefined
  if (isSameBase(now, before) && since.length === 0) return before
  const nights = new Map(before.nights)
  for (const { night, rate } of since) {
    if (rate) nights.set(night, rate)
    else nights.delete(night)
  }
  return { ...before, week: now.week, floor: now.floor, nights }
}
