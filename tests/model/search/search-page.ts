import { searchHouses } from '#contract/houses.ts'
import type { searchMachine, Filters } from '#machines/search.machine.ts'
import { texts as machineTexts } from '#machines/texts.ts'
import { texts } from '#src/search/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { onSite, typedOnSite } from '#tests/model/browser/on-site.ts'
import type { Desk, PageFlow, PagePlace } from '#tests/model/browser/page-flow.ts'
import { isPressable, misses, sees } from '#tests/model/browser/sight.ts'
import type { StateOf } from '#tests/model/engine/flow-of.ts'
import { searchFlow } from './search.flow.ts'
import { input, type SearchStep } from './search.model.ts'

export const searchPage: PageFlow<SearchStep> = {
  flow: searchFlow,
  open: openSearchPage,
  unreachable: [
    {
      reason: 'A new arrival brings a departure with it: the page is never without one',
      when: ({ event, before }) =>
        (event.type === 'filters.changed' && 'arrival' in event.filters) || !before.context.filters.departure,
    },
  ],
}

type Place = PagePlace<SearchStep, StateOf<typeof searchMachine>>

async function openSearchPage({ page, edge, isOurs }: Desk): Promise<Place> {
  const findPlaces = edge.hold(searchHouses)
  const form = page.getByRole('form', { name: 'Check dates' })
  const button = form.getByRole('button', { name: texts.searchRoom })
  const places = page.getByRole('list', { name: texts.results })

  const { arrival, departure } = input.filters
  await open(page, `/searchroom?arrival=${onSite(arrival)}&departure=${onSite(departure)}&adults=2`)
  // The address is a search of its own; the model begins after it, with another party.
  await findPlaces.answer({ Data: [] })
  await pressAdults('One less')

  async function pressAdults(press: 'One less' | 'One more'): Promise<void> {
    const stepper = form.getByRole('group', { name: 'Quantity of Adults' }).getByRole('button', { name: press })
    if (!(await stepper.isVisible())) await form.getByText(/^\d adults?, /).click()
    await stepper.click()
  }

  async function change({ departure: next, adults }: Partial<Filters>): Promise<void> {
    // A stay that is too long the page refuses by itself: the API's word comes for another one.
    const typed = next === departure ? departure : '2026-12-10'
    if (next !== undefined) await form.getByRole('textbox', { name: 'Departure' }).fill(typedOnSite(typed))
    if (adults !== undefined) await pressAdults('One more')
  }

  async function play(event: SearchStep): Promise<void> {
    switch (event.type) {
      case 'filters.changed':
        return change(event.filters)
      case 'search.pressed':
        return button.click()
      case 'findPlaces.resolves':
        return isOurs && event.output.length > 0 ? findPlaces.pass() : findPlaces.answer({ Data: [...event.output] })
      case 'findPlaces.rejects':
        return event.cause === 'stay too long' ? findPlaces.refuse(event.error) : findPlaces.fail(event.cause)
      default:
        return event satisfies never
    }
  }

  return {
    calls: { findPlaces },
    play,
    looks: {
      choosing: () => [sees(page.getByText(texts.pressSearch)), misses(places)],
      searching: () => [isPressable(button, 'busy'), sees(page.getByText(texts.searching)), misses(places)],
      results: () => [isPressable(button, 'ready'), sees(places.getByRole('listitem'))],
      empty: () => [isPressable(button, 'ready'), sees(page.getByText(machineTexts.nothingFound))],
      refused: ({ context }) => [sees(page.getByRole('alert').filter({ hasText: context.problem })), misses(places)],
      failed: ({ context }) => [
        sees(page.getByText(context.problem)),
        sees(page.getByRole('button', { name: texts.searchAgain })),
      ],
    },
    // Both warnings are said in the results' place.
    told: async () => [],
  }
}
