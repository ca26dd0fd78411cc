// Whether one room, or one entire house, is free for the dates that a guest chooses: unchecked until both are chosen, and asked
// again whenever a date or the Type changes.

import { assign, emit, fromPromise, setup } from 'xstate'
import type { PlaceType } from '#contract/catalogue/houses.ts'
import type { NightPrices, RateRefusal } from '#contract/values/rates.ts'
import type { Stay } from '#contract/values/stay.ts'
import { withDates, type ChosenDates } from './parts/chosen-dates.ts'
import { areDatesRefused, type Alert, type Done, notProvided, type Toast, warningOf } from './parts/shared.ts'
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

/** What the resort says of a stay in one place. */
export type Availability = {
  isFree: boolean
  /** Paisa, before tax. */
  nights: NightPrices
  /** The rule by which guests are not sold it, where that is why. */
  refusal?: RateRefusal | undefined
}

type AvailabilityContext = Omit<AvailabilityInput, 'arrival' | 'departure'> &
  ChosenDates & {
    /** The answer for the chosen stay, once it is known. */
    answer: Availability | undefined
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
    checkAvailability: fromPromise<Availability, Stay & { houseId: number; placeType: PlaceType }>(
      notProvided('checkAvailability'),
    ),
  },
  guards: {
    isNeverSold: ({ context }) => context.type === 'ROOM' && !context.isSoldByRoom,
    hasStay: ({ context }) => context.arrival !== undefined && context.departure !== undefined,
    isPastDate: ({ context, event }) =>
      event.type === 'arrival.chosen' && event.date !== undefined && event.date < context.today,
    isBeforeArrival: ({ context, event }) =>
      event.type === 'departure.chosen' && withDates(context, { departure: event.date }).departure !== event.date,
  },
}).createMachine({
  id: 'availability',
  context: ({ input: { arrival, departure, ...rest } }) => ({ ...rest, arrival, departure, answer: undefined }),
  initial: 'deciding',
  on: {
    'type.chosen': { target: '.deciding', actions: assign({ type: ({ event }) => event.placeType }) },
    'arrival.chosen': [
      { guard: 'isPastDate' },
      {
        target: '.deciding',
        actions: assign(({ context, event }) => withDates(context, { arrival: event.date })),
      },
    ],
    'departure.chosen': [
      { guard: 'isBeforeArrival' },
      { target: '.deciding', actions: assign(({ context, event }) => withDates(context, { departure: event.date })) },
    ],
  },
  states: {
    deciding: {
      entry: assign({ answer: undefined }),
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
          { guard: isFree, target: 'available', actions: assign({ answer: ({ event }) => event.output }) },
          { target: 'unavailable', actions: assign({ answer: ({ event }) => event.output }) },
        ],
        onError: [
          { guard: areDatesRefused, target: 'unavailable' },
          { target: 'failed', actions: emit(warningOf) },
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

function isFree({ event }: Done<Availability>): boolean {
  return event.output.isFree
}

function stayOf({ arrival = '', departure = '' }: Pick<AvailabilityInput, 'arrival' | 'departure'>): Stay {
  return { arrival, departure }
}
