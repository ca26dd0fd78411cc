import { fromPromise } from 'xstate'
import { isAvailable } from '#contract/catalogue/houses.ts'
import { MAX_NIGHTS } from '#contract/values/stay.ts'
import type { availabilityMachine } from '#machines/availability.machine.ts'
import { obstacleIn, pricesOf } from '#ui/dates/nights.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import { today } from '#ui/lib/clock.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import { nightsOf } from './place-nights.ts'
import { nightsAround, readCalendar } from './read-calendar.ts'

export function createAvailabilityActors({ client }: { client: ApiClient }): ActorsOf<typeof availabilityMachine> {
  return {
    checkAvailability: fromPromise(async ({ input: { houseId, placeType: type, arrival, departure }, signal }) => {
      const stay = { arrival, departure }
      const query = { ArrivalTime: arrival, DepartureTime: departure, NumberOfRoom: 1, Type: type, Id: houseId }
      // A minimum counts unless the nights next to the stay are taken.
      const around = nightsAround(stay, { today: today(), reach: MAX_NIGHTS })
      const [isFree, { dates, houses }] = await Promise.all([
        client.call(isAvailable, { query }, { signal }),
        readCalendar(client, around, { houseId, signal }),
      ])
      const nights = houses[0] && nightsOf(houses[0], dates, { type })
      const prices = nights && pricesOf(nights, stay)
      if (!nights || !prices) return { isFree: false, nights: [] }
      const obstacle = isFree ? undefined : obstacleIn(nights, stay)
      return { isFree, nights: prices, ...(obstacle && obstacle !== 'full' && { refusal: obstacle }) }
    }),
  }
}
