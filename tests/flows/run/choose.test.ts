import { expect, test } from 'vitest'
import { pathsOfWay } from './choose.ts'
import { gate } from './sample-gate.ts'

const flow = gate()
const waysOf = (way: Parameters<typeof pathsOfWay>[1]) => pathsOfWay(flow, way).map(({ titles }) => titles.join(' → '))

test('the paths of a way pass its states and events in their order, and end where it leads', () => {
  expect(waysOf({ to: 'open' })).toEqual(['oiled → pushed'])
  expect(waysOf({ from: 'open', to: 'pulled' })).toEqual(['oiled → pushed → pulled'])
  expect(waysOf({ from: 'shut', via: 'oiled', to: 'open' })).toEqual(['oiled → pushed'])
  expect(waysOf({ from: 'stuck', to: 'open' })).toEqual([])
})

test('a path is made again from its events, also one that is not generated; one that cannot happen any more says where', () => {
  const again = flow.model.pathBy(['oiled', 'pushed', 'pulled', 'pushed'])

  expect(again.steps.at(-1)?.after.value).toBe('open')
  expect(flow.model.paths.map(({ id }) => id)).not.toContain(again.id)
  expect(() => flow.model.pathBy(['pushed', 'oiled'])).toThrow('Step 2, oiled, cannot happen in stuck any more')
  expect(() => flow.model.pathBy(['kicked'])).toThrow('The model of gate has no event "kicked" any more')
})
