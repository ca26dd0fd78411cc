import type { Stay } from '#contract/values/stay.ts'
import type { UnitNight } from '#api/nights/inventory.sql.ts'
import type { StayPlace } from '#api/orders/stays/stay-changes.sql.ts'
import type { LockedStay } from '#api/orders/stays/stays.ts'
import { nightsBetween } from './stay-nights.ts'

export function placeOf({ lineNo, state, unitId, arrival, departure, movedFrom, moveChargeNo }: LockedStay): StayPlace {
  return { lineNo, state, unitId, arrival, departure, movedFrom, moveChargeNo }
}

/** The nights that a stay has while it is in this place; one that was cancelled has none. */
export function nightsOfPlace({
  state,
  unitId,
  arrival,
  departure,
}: Pick<StayPlace, 'state' | 'unitId' | 'arrival' | 'departure'>): UnitNight[] {
  if (state === 'gone') return []
  return nightsBetween(arrival, departure).map((night) => ({ unit: unitId, night }))
}

export function daysOf({ arrival, departure }: Stay): { Arrival: string; Departure: string } {
  return { Arrival: arrival, Departure: departure }
}
