import type { AnyMachineSnapshot } from 'xstate'
import { ApiProblem } from '#contract/failure.ts'
import { availabilityMachine, type AvailabilityEvent } from '#machines/availability.machine.ts'
import { edgeFailures, type EdgeFailure } from '#tests/model/engine/edge.ts'
import { modelOf } from '#tests/model/engine/paths.ts'
import type { Refusal } from '#tests/model/engine/refusals.ts'

export type AvailabilityStep =
  | AvailabilityEvent
  | { type: 'checkAvailability.resolves'; output: boolean }
  | EdgeFailure<'checkAvailability'>
  | { type: 'checkAvailability.rejects'; error: Error; cause: 'stay too long' }

const arrival = '2026-12-01'
const departure = '2026-12-03'
/** One night more than the resort lets anybody book: the API has a sentence against these dates. */
const late = '2027-01-31'

const events: AvailabilityStep[] = [
  { type: 'arrival.chosen', date: arrival },
  { type: 'arrival.chosen', date: undefined },
  { type: 'departure.chosen', date: departure },
  { type: 'departure.chosen', date: late },
  { type: 'departure.chosen', date: undefined },
  { type: 'type.chosen', placeType: 'HOUSE' },
  { type: 'type.chosen', placeType: 'ROOM' },
  { type: 'book.pressed' },
  { type: 'retry.pressed' },
  { type: 'checkAvailability.resolves', output: true },
  { type: 'checkAvailability.resolves', output: false },
  {
    type: 'checkAvailability.rejects',
    error: new ApiProblem('dates_not_available', 'A stay can be at most 60 nights'),
    cause: 'stay too long',
  },
  ...edgeFailures('checkAvailability'),
]

/** Dates that no state takes: a past arrival, and a departure that is not after the arrival. */
export const refusedDates: Refusal<AvailabilityStep>[] = [
  { event: { type: 'arrival.chosen', date: '2026-11-19' } },
  { event: { type: 'departure.chosen', date: arrival }, when: ({ context }) => context.arrival === arrival },
]

/** A person does not choose again what is chosen. Whether a stay is too long is known by its departure. */
function offers({ context }: AnyMachineSnapshot, event: AvailabilityStep): boolean {
  const isLong = context.departure === late
  switch (event.type) {
    case 'type.chosen':
      return context.type !== event.placeType
    case 'arrival.chosen':
      return context.arrival !== event.date
    case 'departure.chosen':
      return context.departure !== event.date
    case 'checkAvailability.resolves':
      return !isLong
    case 'checkAvailability.rejects':
      return event.cause === 'unreachable' || (event.cause === 'stay too long') === isLong
    default:
      return true
  }
}

const options = {
  events,
  offers,
  readByGuards: ({ context }: AnyMachineSnapshot) => [context.type, context.arrival, context.departure],
  titleOf(event: AvailabilityStep): string {
    switch (event.type) {
      case 'type.chosen':
        return `${event.type} (${event.placeType})`
      case 'arrival.chosen':
      case 'departure.chosen':
        return `${event.type} (${event.date ?? 'none'})`
      case 'checkAvailability.resolves':
        return `${event.type} (${event.output ? 'free' : 'taken'})`
      case 'checkAvailability.rejects':
        return `${event.type} (${event.cause})`
      default:
        return event.type
    }
  },
}

const place = { houseId: 1, type: 'ROOM', today: '2026-11-20' } as const

export const soldByRoom = { ...place, isSoldByRoom: true }
export const soldWhole = { ...place, isSoldByRoom: false }

export const availabilityModel = modelOf<AvailabilityStep>(availabilityMachine, {
  name: 'availability (rooms)',
  input: soldByRoom,
  ...options,
})
export const wholeHouseModel = modelOf<AvailabilityStep>(availabilityMachine, {
  name: 'availability (whole house)',
  input: soldWhole,
  ...options,
})
