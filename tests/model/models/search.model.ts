import type { AnyMachineSnapshot } from 'xstate'
import { addDays } from '#contract/values/calendar.ts'
import { Problem } from '#contract/problem.ts'
import type { RateRefusal } from '#contract/values/rates.ts'
import { searchMachine, type Filters } from '#machines/search.machine.ts'
import { createSearchActors } from '#src/search/search.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import type { FlowPlace } from '#tests/model/engine/flow-place.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'
import { aFill, fillAtMachine, placeOf } from '#tests/support/desk/rates.ts'
import { aHouse } from '#tests/support/site-builders.ts'

const searchInput = { today: '2026-11-20', filters: { arrival: '2026-12-01', departure: '2026-12-03' } }

/** One night more than a stay may have: the API refuses it to any caller. */
const LATE = '2027-01-31'
/** A party that fits nowhere. */
const CROWD = 400

const REFUSED =
  'the date you have selected is not Available. Please Change the Arrival Date and Departure Date. A stay can be at most 60 nights.'

const isLong = ({ context }: AnyMachineSnapshot) => context.filters.departure === LATE
const isCrowd = ({ context }: AnyMachineSnapshot) => context.filters.adults === CROWD

const changes: Partial<Filters>[] = [
  { departure: LATE },
  { departure: searchInput.filters.departure },
  // An arrival after the departure leaves the departure to be chosen again.
  { arrival: '2027-02-24' },
  { adults: CROWD },
]
const showsNothing = ({ context }: AnyMachineSnapshot) =>
  context.found.length === 0 ? [] : ['Places are shown that were not found for these filters']

const MINIMUM = 3
const refusal: RateRefusal = { Code: 'minNights', Night: searchInput.filters.arrival, MinNights: MINIMUM }

/** Lets stays of the searched length be sold, or refuses them everywhere by a rule. */
async function setRule({ place }: { place: FlowPlace }, isRefused: boolean): Promise<void> {
  const { arrival } = searchInput.filters
  const Places = [1, 2, 3, 4].flatMap((house) => [placeOf(house, 'ROOM'), placeOf(house, 'HOUSE')])
  const rule = { MinNights: isRefused ? MINIMUM : 1 }
  await fillAtMachine(place.api, aFill(arrival, addDays(arrival, 1), rule, { Places }))
  // A search may show prices and rules that are a second old.
  place.api.clock.advance(1)
}

export const searchFlow = flowOf(searchMachine)({
  input: searchInput,
  open: ({ place, clientOf }) => ({ place, actors: createSearchActors({ client: clientOf() }) }),
  events: [
    ...changes.map((filters) => ({
      event: { type: 'filters.changed', filters } as const,
      detail: Object.entries(filters).flat().join(' '),
      offered: ({ context }: AnyMachineSnapshot) =>
        Object.entries(filters).some(([filter, value]) => Reflect.get(context.filters, filter) !== value),
      shows: 'cleared',
    })),
    {
      event: { type: 'search.pressed' },
      shows: ['alert Please select the arrival date and departure date', 'cleared'],
    },
    {
      event: { type: 'findPlaces.resolves', output: [aHouse()] },
      detail: 'places',
      offered: (snapshot) => !isLong(snapshot) && !isCrowd(snapshot),
      prepare: (world) => setRule(world, false),
    },
    {
      event: { type: 'findPlaces.resolves', output: [aHouse({ Available: 0, Refusal: refusal })] },
      detail: 'refused by a rule',
      offered: (snapshot) => !isLong(snapshot) && !isCrowd(snapshot),
      prepare: (world) => setRule(world, true),
    },
    {
      event: { type: 'findPlaces.resolves', output: [] },
      detail: 'nothing',
      offered: (snapshot) => !isLong(snapshot) && isCrowd(snapshot),
    },
    {
      event: {
        type: 'findPlaces.rejects',
        error: new Problem('dates_not_available', 'A stay can be at most 60 nights'),
      },
      detail: 'stay too long',
      offered: isLong,
      shows: [REFUSED, `toast warning ${REFUSED}`],
    },
    unanswered('findPlaces', ['', 'toast warning']),
  ],
  readByGuards: ({ context: { filters, found } }) => [
    filters.arrival,
    filters.departure,
    filters.adults,
    found.length > 0,
  ],
  shownOf: ({ context: { filters, found, problem } }) => ({ filters, isAnyFound: found.length > 0, problem }),
  checks: {
    choosing: showsNothing,
    results: ({ context: { filters, found } }) =>
      found.length > 0 &&
      found.every(({ Available, AdultPerRoom, Night }) => Night === 2 && AdultPerRoom * Available >= filters.adults)
        ? []
        : ['Nothing is offered, or what the party does not fit, or at the price of other nights'],
    empty: ({ context: { found, problem } }) => [
      ...(problem === undefined ? [] : ['An empty answer is called a problem']),
      ...(found.every(({ Available }) => Available === 0) ? [] : ['What can be booked is not offered']),
    ],
    refused: showsNothing,
    failed: showsNothing,
  },
})
