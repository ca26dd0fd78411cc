// Whether one room, or one entire house, is free for the dates that a guest chooses: unchecked until both are chosen, and asked
// again whenever a date or the Type changes.

import { assign, emit, fromPromise, setup } from 'xstate'
import { sentenceOf } from '#contract/problem.ts'
import type { PlaceType } from '#contract/houses.ts'
import { nightsOf, type Stay } from '#contract/values/stay.ts'
import { isNoForDates, type Alert, notProvided, type Toast, warning } from './parts/shared.ts'
import { texts } from './parts/texts.ts'

type AvailabilityInput = {
  houseId: number
  /** From `isSoldByRoom`: some houses are let as a whole only. */
  isSoldByRoom: boolean
  type: PlaceType
  today: string
  arrival?: string | undefined
  departure?: string | undefined
}

type AvailabilityContext = Omit<AvailabilityInput, 'arrival' | 'departure'> & {
  arrival: string | undefined
  departure: string | undefined
}

export type AvailabilityEvent =
  | { type: 'type.chosen'; placeType: PlaceType }
  | { type: 'arrival.chosen'; date: string | undefined }
  | { type: 'departure.chosen'; date: string | undefined }
  | { type: 'book.pressed' }
  | { type: 'retry.pressed' }

/** Emitted when a guest presses Book and may. */
type Booked = { type: 'booking.wanted'; houseId: number; placeType: PlaceType; stay: Stay }

export const availabilityMachine = setup({
  types: {
    context: {} as AvailabilityContext,
    events: {} as AvailabilityEvent,
    input: {} as AvailabilityInput,
    emitted: {} as Alert | Toast | Booked,
    tags: {} as 'busy' | 'bookable' | 'notAvailable',
  },
  actors: {
    checkAvailability: fromPromise<boolean, Stay & { houseId: number; placeType: PlaceType }>(
      notProvided('checkAvailability'),
    ),
  },
  guards: {
    isNeverSold: ({ context }) => context.type === 'ROOM' && !context.isSoldByRoom,
    hasStay: ({ context }) => context.arrival !== undefined && context.departure !== undefined,
    isPastDate: ({ context, event }) =>
      event.type === 'arrival.chosen' && event.date !== undefined && event.date < context.today,
    isFree: (_, { answer }: { answer: boolean }) => answer,
    isBeforeArrival: ({ context, event }) => event.type === 'departure.chosen' && !follows(event.date, context.arrival),
  },
}).createMachine({
  id: 'availability',
  context: ({ input: { arrival, departure, ...rest } }) => ({ ...rest, arrival, departure }),
  initial: 'deciding',
  on: {
    'type.chosen': { target: '.deciding', actions: assign({ type: ({ event }) => event.placeType }) },
    'arrival.chosen': [
      { guard: 'isPastDate' },
      {
        target: '.deciding',
        actions: assign(({ context, event: { date } }) => ({
          arrival: date,
          departure: follows(context.departure, date) ? context.departure : undefined,
        })),
      },
    ],
    'departure.chosen': [
      { guard: 'isBeforeArrival' },
      { target: '.deciding', actions: assign({ departure: ({ event }) => event.date }) },
    ],
  },
  states: {
    deciding: {
      always: [
        { guard: 'isNeverSold', target: 'notSold' },
        { guard: 'hasStay', target: 'checking' },
        { target: 'unchecked' },
      ],
    },
    unchecked: {
      on: { 'book.pressed': { actions: emit({ type: 'alert', text: texts.datesMissing }) } },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'checkAvailability',
        input: ({ context }) => ({ houseId: context.houseId, placeType: context.type, ...stayOf(context) }),
        onDone: [
          { guard: { type: 'isFree', params: ({ event }) => ({ answer: event.output }) }, target: 'available' },
          { target: 'unavailable' },
        ],
        onError: [
          { guard: isNoForDates, target: 'unavailable' },
          { target: 'failed', actions: emit(({ event }) => warning(sentenceOf(event.error))) },
        ],
      },
    },
    available: {
      tags: 'bookable',
      on: {
        'book.pressed': {
          actions: emit(({ context }) => ({
            type: 'booking.wanted',
            houseId: context.houseId,
            placeType: context.type,
            stay: stayOf(context),
          })),
        },
      },
    },
    unavailable: { tags: 'notAvailable' },
    notSold: { tags: 'notAvailable' },
    failed: { on: { 'retry.pressed': 'checking' } },
  },
})

/** Whether a departure may stand with an arrival; either may still be open. */
function follows(departure: string | undefined, arrival: string | undefined): boolean {
  return departure === undefined || arrival === undefined || nightsOf({ arrival, departure }) > 0
}

function stayOf({ arrival = '', departure = '' }: Pick<AvailabilityInput, 'arrival' | 'departure'>): Stay {
  return { arrival, departure }
}
