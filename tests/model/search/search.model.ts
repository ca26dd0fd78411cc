import type { AnyMachineSnapshot } from 'xstate'
import { ApiProblem } from '#contract/failure.ts'
import type { House } from '#contract/houses.ts'
import { searchMachine, type SearchEvent } from '#machines/search.machine.ts'
import { edgeFailures, type EdgeFailure } from '#tests/model/engine/edge.ts'
import { modelOf } from '#tests/model/engine/paths.ts'
import { aHouse } from '#tests/support/site-builders.ts'

export type SearchStep =
  | SearchEvent
  | { type: 'findPlaces.resolves'; output: readonly House[] }
  | EdgeFailure<'findPlaces'>
  | { type: 'findPlaces.rejects'; error: Error; cause: 'stay too long' }

export const input = { today: '2026-11-20', filters: { arrival: '2026-12-01', departure: '2026-12-03' } }

/** One night more than the resort lets anybody book: the API refuses them whoever asks. */
const late = '2027-01-31'

/** A party that fits nowhere. */
const CROWD = 400

const events: SearchStep[] = [
  { type: 'filters.changed', filters: { departure: late } },
  { type: 'filters.changed', filters: { departure: '2026-12-03' } },
  // An arrival after the departure leaves the departure to be chosen again.
  { type: 'filters.changed', filters: { arrival: '2027-02-24' } },
  { type: 'filters.changed', filters: { adults: CROWD } },
  { type: 'search.pressed' },
  { type: 'findPlaces.resolves', output: [aHouse()] },
  { type: 'findPlaces.resolves', output: [] },
  {
    type: 'findPlaces.rejects',
    error: new ApiProblem('dates_not_available', 'A stay can be at most 60 nights'),
    cause: 'stay too long',
  },
  ...edgeFailures('findPlaces'),
]

/** A filter changes once; a stay that is too long gets no other answer, and a crowd finds nothing. */
function offers({ context: { filters } }: AnyMachineSnapshot, event: SearchStep): boolean {
  const isLong = filters.departure === late
  switch (event.type) {
    case 'filters.changed':
      return Object.entries(event.filters).some(([filter, value]) => Reflect.get(filters, filter) !== value)
    case 'findPlaces.resolves':
      return !isLong && event.output.length > 0 === filters.adults < CROWD
    case 'findPlaces.rejects':
      return event.cause === 'unreachable' || (event.cause === 'stay too long') === isLong
    default:
      return true
  }
}

export const searchModel = modelOf<SearchStep>(searchMachine, {
  input,
  events,
  offers,
  readByGuards: ({ context: { filters } }) => [filters.arrival, filters.departure, filters.adults],
  titleOf(event) {
    switch (event.type) {
      case 'filters.changed':
        return `${event.type} (${Object.entries(event.filters).flat().join(' ')})`
      case 'findPlaces.resolves':
        return `${event.type} (${event.output.length === 0 ? 'nothing' : 'places'})`
      default:
        return 'cause' in event ? `${event.type} (${event.cause})` : event.type
    }
  },
})
