import { searchMachine } from '#machines/search.machine.ts'
import { flowOf } from '#tests/model/engine/flow-of.ts'
import { openSearch } from './search-driver.ts'
import { searchModel, type SearchStep } from './search.model.ts'
import { searchTells } from './search.tells.ts'

const pressable = ['filters.changed', 'search.pressed'] as const

export const searchFlow = flowOf<typeof searchMachine, SearchStep, ReturnType<typeof openSearch>>(searchMachine, {
  model: searchModel,
  open: ({ api }) => openSearch(api()),
  shownOf: ({ context: { filters, found, problem } }) => ({ filters, isAnyFound: found.length > 0, problem }),
  checks: {
    choosing: ({ context }) => (context.found.length === 0 ? [] : ['Prices of other nights are shown']),
    searching: (shown) => (shown.hasTag('busy') ? [] : ['Nobody sees that the search goes on']),
    results: ({ context: { filters, found } }) =>
      found.every(({ Available, AdultPerRoom, Night }) => Night === 2 && AdultPerRoom * Available >= filters.adults)
        ? []
        : ['A place is offered that the party does not fit, or with the price of other nights'],
    empty: ({ context }) => (context.problem === undefined ? [] : ['An empty answer is called a problem']),
    refused: ({ context }) => (context.problem === undefined ? ['Nobody is told why'] : []),
    failed: ({ context }) => (context.problem === undefined ? ['Nobody is told what failed'] : []),
  },
  leadsTo: {
    'findPlaces.resolves (places)': 'results',
    'findPlaces.resolves (nothing)': 'empty',
    'findPlaces.rejects (stay too long)': 'refused',
    'findPlaces.rejects (unreachable)': 'failed',
    'findPlaces.rejects (server fault)': 'failed',
  },
  tells: searchTells,
  takes: {
    choosing: pressable,
    searching: ['filters.changed'],
    results: pressable,
    empty: pressable,
    refused: pressable,
    failed: pressable,
  },
})
