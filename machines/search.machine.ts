// A search for free rooms and houses. Its answer belongs to the filters that asked for it: changing one empties the list, so that no
// price of other nights is booked.

import { assign, emit, fromPromise, setup } from 'xstate'
import { sentenceOf } from '#contract/problem.ts'
import { type House, isBookable } from '#contract/catalogue/houses.ts'
import { defaultStay, type Party, type Stay } from '#contract/values/stay.ts'
import { stayOf, withDates, type ChosenDates } from './parts/chosen-dates.ts'
import { areDatesRefused, type Alert, type Done, notProvided, type Toast, warning } from './parts/shared.ts'
import { texts } from './parts/texts.ts'

export type Filters = ChosenDates & Party

type SearchContext = { filters: Filters; found: readonly House[]; problem: string | undefined }

export type SearchEvent = { type: 'filters.changed'; filters: Partial<Filters> } | { type: 'search.pressed' }

export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as { today: string; filters?: Partial<Filters> },
    emitted: {} as Toast | Alert,
    tags: {} as 'busy',
  },
  actors: {
    findPlaces: fromPromise<readonly House[], Stay & Party>(notProvided('findPlaces')),
  },
  guards: {
    hasStay: ({ context }) => stayOf(context.filters) !== undefined,
  },
  actions: {
    storeFilters: assign(({ context, event }) =>
      event.type === 'filters.changed'
        ? { filters: withFilters(context.filters, event.filters), found: [], problem: undefined }
        : {},
    ),
    warn: emit(({ context }) => warning(context.problem ?? '')),
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({
    filters: withFilters({ ...defaultStay(input.today), adults: 1, children: 0 }, input.filters ?? {}),
    found: [],
    problem: undefined,
  }),
  initial: 'choosing',
  on: {
    'filters.changed': { target: '.choosing', actions: 'storeFilters' },
    'search.pressed': [
      { guard: 'hasStay', target: '.searching' },
      { actions: emit({ type: 'alert', text: texts.datesMissing }) },
    ],
  },
  states: {
    choosing: {},
    searching: {
      tags: 'busy',
      entry: assign({ problem: undefined }),
      on: { 'search.pressed': {} },
      invoke: {
        src: 'findPlaces',
        input: ({ context: { filters } }) => ({
          arrival: filters.arrival ?? '',
          departure: filters.departure ?? '',
          adults: filters.adults,
          children: filters.children,
        }),
        onDone: [
          { guard: isAnyFound, target: 'results', actions: assign({ found: ({ event }) => event.output }) },
          // What a rule refuses is listed, and says why.
          { target: 'empty', actions: assign({ found: ({ event }) => event.output }) },
        ],
        onError: [
          {
            guard: areDatesRefused,
            target: 'refused',
            actions: [
              assign({ found: [], problem: ({ event }) => texts.searchRefused(sentenceOf(event.error)) }),
              'warn',
            ],
          },
          {
            target: 'failed',
            actions: [assign({ found: [], problem: ({ event }) => sentenceOf(event.error) }), 'warn'],
          },
        ],
      },
    },
    results: {},
    empty: {},
    refused: {},
    failed: {},
  },
})

/** Rooms that are never sold singly are listed, but they alone are nothing to book. */
function isAnyFound({ event: { output: found } }: Done<readonly House[]>): boolean {
  return found.some(isBookable)
}

function withFilters(filters: Filters, change: Partial<Filters>): Filters {
  return { ...filters, ...change, ...withDates(filters, change) }
}
