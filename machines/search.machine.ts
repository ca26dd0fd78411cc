// A search for free rooms and houses. Its answer belongs to the filters that asked for it: changing one empties the list, so that
// nobody books a price of other nights.

import { assign, emit, fromPromise, setup } from 'xstate'
import { sentenceOf } from '#contract/problem.ts'
import type { House } from '#contract/houses.ts'
import { defaultStay, nightsOf, type Stay } from '#contract/values/stay.ts'
import { isNoForDates, type Alert, notProvided, type Toast, warning } from './parts/shared.ts'
import { texts } from './parts/texts.ts'

/** What a guest looks for; dates are calendar dates, undefined until chosen. */
export type Filters = {
  arrival: string | undefined
  departure: string | undefined
  adults: number
  children: number
}

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
    findPlaces: fromPromise<readonly House[], Stay & Pick<Filters, 'adults' | 'children'>>(notProvided('findPlaces')),
  },
  guards: {
    hasStay: ({ context }) => stayOf(context.filters) !== undefined,
    isAnyFound: (_, { found }: { found: readonly House[] }) => found.length > 0,
  },
  actions: {
    take: assign(({ context, event }) =>
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
    'filters.changed': { target: '.choosing', actions: 'take' },
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
          {
            guard: { type: 'isAnyFound', params: ({ event }) => ({ found: event.output }) },
            target: 'results',
            actions: assign({ found: ({ event }) => event.output }),
          },
          { target: 'empty', actions: assign({ found: [] }) },
        ],
        onError: [
          {
            guard: isNoForDates,
            target: 'refused',
            actions: [assign({ found: [], problem: texts.searchRefused }), 'warn'],
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

/** The stay of the filters, once both dates are chosen and make one. */
export function stayOf({ arrival, departure }: Pick<Filters, 'arrival' | 'departure'>): Stay | undefined {
  if (arrival === undefined || departure === undefined) return undefined
  const stay = { arrival, departure }
  return nightsOf(stay) > 0 ? stay : undefined
}

/** An arrival on or after the departure leaves the departure to be chosen again; a departure before the arrival is not taken. */
export function withFilters(filters: Filters, change: Partial<Filters>): Filters {
  const next = { ...filters, ...change }
  if (next.arrival === undefined || next.departure === undefined || stayOf(next)) return next
  return change.arrival === undefined ? { ...next, departure: filters.departure } : { ...next, departure: undefined }
}
