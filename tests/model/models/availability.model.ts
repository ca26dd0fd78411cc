import { addDays } from '#contract/values/calendar.ts'
import { aFill, fillAtMachine, placeOf } from '#tests/support/desk/rates.ts'
import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import type { RateRefusal } from '#contract/values/rates.ts'
import { availabilityMachine } from '#machines/availability.machine.ts'
import { createAvailabilityActors } from '#src/availability/availability.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import type { FlowPlace } from '#tests/model/engine/flow-place.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'
import { sellUnits } from '#tests/support/bookings.ts'

const HOUSE_ID = 1
const arrival = '2026-12-01'
/** The last departure, which makes a stay one night too long: the API refuses it. */
const LATE = '2027-01-31'

const isLong = ({ context }: AnyMachineSnapshot) => context.departure === LATE

/** A stay that begins on the arrival has at least so many nights. */
const MINIMUM = 3
const refusal: RateRefusal = { Code: 'minNights', Night: arrival, MinNights: MINIMUM }

/** Lets the nights that are asked about be free, be taken, or be free for longer stays alone. */
async function setNights(
  { place }: { place: FlowPlace },
  { context }: AnyMachineSnapshot,
  state: 'free' | 'taken' | 'refused',
) {
  const { db } = place.api.deps
  const stay = { arrival: context.arrival ?? '', departure: context.departure ?? '' }
  await db.change('delete from unit_night')
  const Places = [placeOf(HOUSE_ID, 'ROOM'), placeOf(HOUSE_ID, 'HOUSE')]
  const rule = { MinNights: state === 'refused' ? MINIMUM : 1 }
  await fillAtMachine(place.api, aFill(arrival, addDays(arrival, 1), rule, { Places }))
  // An entire house is taken as soon as one of its rooms is.
  if (state === 'taken') await sellUnits(db, { houseId: HOUSE_ID, units: context.type === 'HOUSE' ? 1 : 99, stay })
}

function availabilityFlow(name: string, { isSoldByRoom }: { isSoldByRoom: boolean }) {
  const booked = isSoldByRoom ? ['booking.wanted ROOM', 'booking.wanted HOUSE'] : ['booking.wanted HOUSE']
  return flowOf(availabilityMachine)({
    name: `availability (${name})`,
    input: { houseId: HOUSE_ID, type: 'ROOM', today: '2026-11-20', isSoldByRoom },
    open: ({ place, clientOf }) => ({ place, actors: createAvailabilityActors({ client: clientOf() }) }),
    events: [
      ...[arrival, undefined].map((date) => ({
        event: { type: 'arrival.chosen', date } as const,
        detail: date ?? 'none',
        // A person does not choose again what is chosen.
        offered: ({ context }: AnyMachineSnapshot) => context.arrival !== date,
      })),
      ...['2026-12-03', LATE, undefined].map((date) => ({
        event: { type: 'departure.chosen', date } as const,
        detail: date ?? 'none',
        offered: ({ context }: AnyMachineSnapshot) => context.departure !== date,
      })),
      ...(['HOUSE', 'ROOM'] as const).map((placeType) => ({
        event: { type: 'type.chosen', placeType } as const,
        detail: placeType,
        offered: ({ context }: AnyMachineSnapshot) => context.type !== placeType,
      })),
      {
        event: { type: 'book.pressed' },
        shows: ['alert Please select the arrival date and departure date', ...booked],
      },
      { event: { type: 'retry.pressed' } },
      {
        event: { type: 'checkAvailability.resolves', output: { isFree: true, nights: [] } },
        detail: 'free',
        offered: (snapshot) => !isLong(snapshot),
        prepare: (world, snapshot) => setNights(world, snapshot, 'free'),
      },
      {
        event: { type: 'checkAvailability.resolves', output: { isFree: false, nights: [] } },
        detail: 'taken',
        offered: (snapshot) => !isLong(snapshot),
        prepare: (world, snapshot) => setNights(world, snapshot, 'taken'),
      },
      {
        event: { type: 'checkAvailability.resolves', output: { isFree: false, nights: [], refusal } },
        detail: 'refused by a rule',
        offered: (snapshot) => !isLong(snapshot),
        prepare: (world, snapshot) => setNights(world, snapshot, 'refused'),
      },
      {
        event: {
          type: 'checkAvailability.rejects',
          error: new Problem('dates_not_available', 'A stay can be at most 60 nights'),
        },
        detail: 'stay too long',
        offered: isLong,
      },
      unanswered('checkAvailability', ['toast warning']),
    ],
    readByGuards: ({ context }) => [context.type, context.arrival, context.departure],
    // The calendar, which says prices and rules, may be a second old.
    shownOf: ({ context: { answer, ...chosen } }) => ({ ...chosen, isFree: answer?.isFree }),
    ...(isSoldByRoom && {
      gestures: async () => (await import('./availability.gestures.ts')).availabilityGestures,
      untaken: {
        notSold: 'This house is sold by the room too',
        'deciding — at once [0]': 'This house is sold by the room too',
      },
    }),
    checks: {
      notSold: ({ context }) => (context.type === 'ROOM' ? [] : ['An entire house is not sold']),
      unchecked: ({ context }) =>
        context.arrival && context.departure ? ['Both dates are chosen, and they are not checked'] : [],
      available: (shown) => [
        ...(shown.can({ type: 'arrival.chosen', date: '2026-11-19' }) ? ['A past arrival is taken'] : []),
        ...(shown.can({ type: 'departure.chosen', date: arrival }) ? ['A departure on the arrival is taken'] : []),
      ],
    },
  })
}

/** A house that is sold by the room too. */
export const roomFlow = availabilityFlow('rooms', { isSoldByRoom: true })
/** A house that is let as a whole only. */
export const wholeHouseFlow = availabilityFlow('whole house', { isSoldByRoom: false })
