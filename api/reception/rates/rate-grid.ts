import type { RatedPlace, readRates, RateChange } from '#contract/catalogue/rates.ts'
import type { PlaceType } from '#contract/catalogue/houses.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { addDays } from '#contract/values/calendar.ts'
import { toTaka } from '#contract/values/money.ts'
import { eachNight } from '#contract/values/stay.ts'
import type { HouseToSell } from '#api/catalogue/houses/house.ts'
import { selectLevies } from '#api/catalogue/rates/levies.sql.ts'
import { namedDaysFrom } from '#api/catalogue/rates/named-days.ts'
import { selectLatestChanges, selectRevision, type ListedChange } from '#api/catalogue/rates/rate-changes.sql.ts'
import { nightOnWire } from '#api/catalogue/rates/rates-on-wire.ts'
import { selectRates } from '#api/catalogue/rates/rates.sql.ts'
import { selectTakenCounts } from '#api/nights/availability.sql.ts'
import type { Deps } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'

const SHOWN_CHANGES = 30

/** Prices and rules of each place and night, with how full the resort is. */
export async function readGrid(
  { db, reads, now }: Pick<Deps, 'db' | 'reads' | 'now'>,
  { query: { From: from, Until: until } }: Call<typeof readRates>,
): Promise<DataOf<typeof readRates>> {
  const at = now()
  const nights = { arrival: from, departure: until }
  // Read first: what changes in the meantime is then newer than what the person sees, and is not overwritten.
  const revision = await selectRevision(db)
  const houses = await selectRates(db, { from, until: addDays(until, -1) })
  const [taken, levies, days, changes] = await Promise.all([
    selectTakenCounts(reads, {
      houseIds: houses.map(({ id }) => id),
      nights,
      at,
      tonight: { night: from, readyBy: null },
    }),
    selectLevies(db),
    namedDaysFrom(db, from),
    selectLatestChanges(db, SHOWN_CHANGES),
  ])
  return {
    Revision: revision,
    Places: houses.flatMap((house) => house.soldAs.toSorted().map((type) => placeOf(house, type))),
    Levies: { Service: levies.service, Tax: levies.tax },
    Rooms: houses.reduce((sum, { unitCount }) => sum + unitCount, 0),
    Taken: eachNight(nights).map((night) =>
      houses.reduce((sum, { id }) => sum + (taken.get(`${id} ${night}`) ?? 0), 0),
    ),
    NamedDays: days,
    Changes: changes.map(changeOf),
  }
}

function placeOf({ id, name, unitCount, rates }: HouseToSell, type: PlaceType): RatedPlace {
  const { week, floor, nights } = rates[type] ?? rates.HOUSE
  const set = [...nights].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    Id: id,
    Type: type,
    House: name,
    Rooms: unitCount,
    Week: week.map(toTaka),
    Floor: floor === undefined ? null : toTaka(floor),
    Nights: set.flatMap(([night, rate]) => nightOnWire(night, rate) ?? []),
  }
}

function changeOf({ id, at, by, name, nights, places, from, last, isUndone, isUndo }: ListedChange): RateChange {
  return {
    Id: id,
    At: at.toISOString(),
    By: by ?? '',
    Name: name,
    Nights: nights,
    Places: places.map(({ house, type }) => ({ House: house, Type: type })),
    From: from,
    Until: last === null ? null : addDays(last, 1),
    Undone: isUndone,
    IsUndo: isUndo,
  }
}
