import { eachNight } from '#contract/values/stay.ts'
import type { RoomStay } from '#api/orders/stays/stays.ts'

/** Who leaves early leaves today; who came today has no night at all. */
export function lastDay({ arrival, departure }: RoomStay, today: string): string {
  if (today >= departure) return departure
  return today > arrival ? today : arrival
}

export function roomNights({ unitId }: Pick<RoomStay, 'unitId'>, from: string, until: string) {
  return { unit: unitId, nights: nightsBetween(from, until) }
}

export function nightsBetween(from: string, until: string): string[] {
  return from < until ? eachNight({ arrival: from, departure: until }) : []
}
