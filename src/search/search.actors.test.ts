import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { searchMachine } from '#machines/search.machine.ts'
import { clientBefore } from '#tests/support/answering-client.ts'
import { createSearchActors, firstSearch } from './search.actors.ts'

/** The address that answers what two adults and a child can book tonight. */
async function searchTonight(): Promise<string> {
  const { client, asked } = clientBefore(() => ({ Data: [] }))
  const search = createActor(searchMachine.provide({ actors: createSearchActors({ client }) }), {
    input: { today: '2026-11-20', filters: { adults: 2, children: 1 } },
  })

  search.start()
  search.send({ type: 'search.pressed' })
  await waitFor(search, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1_000 })

  return asked[0]?.path ?? ''
}

test('everything that is free is requested at once', async () => {
  const path = await searchTonight()

  expect(path).toContain('HouseArea/House/Search?')
  expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual({
    Take: '999',
    Page: '1',
    Children: '1',
    Adult: '2',
    ArrivalTime: '2026-11-20',
    DepartureTime: '2026-11-21',
  })
})

test('what the address of a page of results asks for is what its search asks for', async () => {
  const query = new URLSearchParams('arrival=2026-11-20&departure=2026-11-21&adults=2&children=1&fbclid=1')

  expect(firstSearch(query, '2026-11-20')).toBe(await searchTonight())
})

test('without an arrival only the browser knows what is searched for', () => {
  expect(firstSearch(new URLSearchParams('adults=2'), '2026-11-20')).toBeUndefined()
})
