import type { NamedPlace } from '#contract/catalogue/houses.ts'
import type { RateRefusal } from '#contract/values/rates.ts'
import { dayText, plural } from './format.ts'

/** Why guests are not sold a stay, in the words of site, desk and API. */
export function rateRefusalText(refusal: RateRefusal): string {
  const day = dayText(refusal.Night)
  switch (refusal.Code) {
    case 'closed':
      return `the night of ${day} is not on sale`
    case 'noArrival':
      return `no stay begins on ${day}`
    case 'noDeparture':
      return `no stay ends on ${day}`
    case 'minNights':
      return `a stay with the night of ${day} is for at least ${plural(refusal.MinNights, 'night', 'nights')}`
    default:
      return refusal satisfies never
  }
}

/** 'Rania House, whole'. */
export function placeName({ House, Type }: NamedPlace): string {
  return `${House}, ${Type === 'HOUSE' ? 'whole' : 'room'}`
}
