import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { Problem, ApiUnreachable } from '#contract/problem.ts'
import type { House } from '#contract/houses.ts'
import { aHouse } from '#tests/support/site-builders.ts'
import { searchMachine, type Filters } from './search.machine.ts'

function startSearch(find: () => Promise<House[]> = async () => [aHouse()], filters: Partial<Filters> = {}) {
  const asked: object[] = []
  const said: object[] = []
  const search = createActor(
    searchMachine.provide({
      actors: {
        findPlaces: fromPromise(async ({ input }) => {
          asked.push(input)
          return find()
        }),
      },
    }),
    { input: { today: '2026-11-20', filters } },
  )
  search.on('*', (event) => said.push(event))
  search.start()
  const press = async () => {
    search.send({ type: 'search.pressed' })
    await waitFor(search, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1_000 })
    return search.getSnapshot()
  }
  return { search, asked, said, press }
}

describe('a search', () => {
  test('looks for one night from today unless told otherwise', async () => {
    const { press, asked } = startSearch()

    const { value, context } = await press()

    expect(value).toBe('results')
    expect(context.found).toEqual([aHouse()])
    expect(asked).toEqual([{ arrival: '2026-11-20', departure: '2026-11-21', adults: 1, children: 0 }])
  })

  test('that finds nothing is empty, not refused', async () => {
    const { press, said } = startSearch(async () => [])

    expect((await press()).value).toBe('empty')
    expect(said).toEqual([])
  })

  test('for dates that the resort refuses warns and empties the list', async () => {
    const answers = [
      async () => [aHouse()],
      () => Promise.reject(new Problem('dates_not_available', 'The resort is closed')),
    ]
    const { press, said } = startSearch(() => answers.shift()?.() ?? Promise.resolve([]))
    await press()

    const { value, context } = await press()

    expect(value).toBe('refused')
    expect(context.found).toEqual([])
    const text = 'the date you have selected is not Available. Please Change the Arrival Date and Departure Date.'
    expect(said).toEqual([{ type: 'toast', tone: 'warning', text }])
  })

  test('that is not answered says so and can be pressed again', async () => {
    const answers = [() => Promise.reject(new ApiUnreachable()), async () => [aHouse()]]
    const { press, said } = startSearch(() => answers.shift()?.() ?? Promise.resolve([]))

    expect((await press()).value).toBe('failed')
    expect(said).toEqual([{ type: 'toast', tone: 'warning', text: new ApiUnreachable().message }])
    expect((await press()).value).toBe('results')
  })

  test('without both dates is not asked', async () => {
    const { press, asked, said } = startSearch(undefined, { departure: undefined })

    const { value } = await press()

    expect(value).toBe('choosing')
    expect(asked).toEqual([])
    expect(said).toEqual([{ type: 'alert', text: 'Please select the arrival date and departure date' }])
  })

  test('forgets what it found when a filter changes', async () => {
    const { search, press } = startSearch()
    await press()

    search.send({ type: 'filters.changed', filters: { adults: 3 } })

    expect(search.getSnapshot().value).toBe('choosing')
    expect(search.getSnapshot().context.found).toEqual([])
  })

  test('drops a departure that a later arrival overtakes, and takes none before the arrival', () => {
    const { search } = startSearch()
    const filters = () => search.getSnapshot().context.filters

    search.send({ type: 'filters.changed', filters: { departure: '2026-11-19' } })
    expect(filters()).toMatchObject({ arrival: '2026-11-20', departure: '2026-11-21' })
    search.send({ type: 'filters.changed', filters: { arrival: '2026-11-21' } })

    expect(filters()).toMatchObject({ arrival: '2026-11-21', departure: undefined })
  })
})
