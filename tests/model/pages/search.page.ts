import { searchHouses } from '#contract/houses.ts'
import type { searchMachine } from '#machines/search.machine.ts'
import { texts as machineTexts } from '#machines/parts/texts.ts'
import { texts } from '#src/search/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { onSite, typedOnSite } from '#tests/model/browser/on-site.ts'
import type { PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { isPressable, misses, sees } from '#tests/model/browser/sight.ts'
import { searchFlow, searchInput } from '#tests/model/models/search.model.ts'

const { arrival, departure } = searchInput.filters

export const searchPage: PageFlow = {
  flow: searchFlow,
  unreachable: [
    {
      reason: 'A new arrival brings a departure with it: the page is never without one',
      when: ({ event, before }) =>
        searchFlow.model.titleOf(event).startsWith('filters.changed (arrival') || !before.context.filters.departure,
    },
  ],
  async open({ page, edge, isOurs }) {
    const findPlaces = edge.hold(searchHouses)
    const form = page.getByRole('form', { name: 'Check dates' })
    const button = form.getByRole('button', { name: texts.searchRoom })
    const places = page.getByRole('list', { name: texts.results })

    await open(page, `/searchroom?arrival=${onSite(arrival)}&departure=${onSite(departure)}&adults=2`)
    // The address is a search of its own; the model begins after it, with another party.
    await findPlaces.answer({ Data: [] })
    await changeAdults('One less')

    async function changeAdults(button: 'One less' | 'One more'): Promise<void> {
      const stepper = form.getByRole('group', { name: 'Quantity of Adults' }).getByRole('button', { name: button })
      if (!(await stepper.isVisible())) await form.getByText(/^\d adults?/).click()
      await stepper.click()
    }

    return placeOf<typeof searchMachine>({
      calls: { findPlaces },
      gestures: {
        async 'filters.changed'({ filters: { departure: next, adults } }) {
          // A stay that is too long the page refuses by itself: the API's answer comes for another one.
          const typed = next === departure ? departure : '2026-12-10'
          if (next !== undefined) await form.getByRole('textbox', { name: 'Departure' }).fill(typedOnSite(typed))
          if (adults !== undefined) await changeAdults('One more')
        },
        'search.pressed': () => button.click(),
      },
      answers: {
        'findPlaces.resolves': ({ output }) =>
          isOurs && output.length > 0 ? findPlaces.pass() : findPlaces.answer({ Data: [...output] }),
      },
      looks: {
        choosing: () => [sees(page.getByText(texts.searchHint)), misses(places)],
        searching: () => [isPressable(button, 'busy'), sees(page.getByText(texts.searching)), misses(places)],
        results: () => [isPressable(button, 'ready'), sees(places.getByRole('listitem'))],
        empty: () => [isPressable(button, 'ready'), sees(page.getByText(machineTexts.nothingFound))],
        refused: ({ context }) => [sees(page.getByRole('alert').filter({ hasText: context.problem })), misses(places)],
        failed: ({ context }) => [
          sees(page.getByText(context.problem)),
          sees(page.getByRole('button', { name: texts.searchAgain })),
        ],
      },
      // Both warnings stand in the results' place.
      showsMessage: async () => [],
    })
  },
}
