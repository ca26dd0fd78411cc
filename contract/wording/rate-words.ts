import type { NamedPlace, PlaceType } from '#contract/catalogue/houses.ts'
import type { RateRefusal } from '#contract/values/rates.ts'
import { dayText } from './format.ts'

/** Why guests are not sold a stay, in the words of site, desk and API. */
export function rateRefusalText(refusal: RateRefusal): string {
  const day = dayText(refusal.Night)
  switch (refusal.Code) {
    case 'closed':
      return `The night of ${day} cannot be booked`
    case 'noArrival':
      return `No stay can begin on ${day}`
    case 'noDeparture':
      return `No stay can end on ${day}`
    case 'minNights':
      return `Stays that touch ${day} need at least ${refusal.MinNights} nights`
    default:
      return refusal satisfies never
  }
}

const typeNames = { HOUSE: 'whole', ROOM: 'room' } satisfies Record<PlaceType, string>

export function typeName(type: PlaceType): string {
  return typeNames[type]
}

/** 'Rania House · whole'. */
export function placeName({ House, Type }: NamedPlace): string {
  return `${House} · ${typeName(Type)}`
}
