import { expect, test } from 'vitest'
import { getProfile } from '#contract/guests.ts'
import { isByHand } from '#tests/model/engine/gestures.ts'
import { pathsOfWay, shortestCover } from './choose.ts'
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

test('of all paths so few are walked by hand that each transition is made', () => {
  expect(shortestCover(flow.model.paths).map(({ titles }) => titles.join(' → '))).toEqual([
    'oiled → pushed → pulled',
    'pushed',
  ])
})

test('a path can be walked by hand where each event has a gesture, and what answers at once is waited for', () => {
  const push = { event: { type: 'pushed' }, title: 'pushed', before: flow.model.pathBy(['oiled']).begun }
  const acts = { pushed: async () => {} }

  expect(isByHand({ calls: {}, acts }, push)).toBe(true)
  expect(isByHand({ calls: {}, acts: {} }, push)).toBe(false)
  expect(isByHand({ calls: {}, acts, isBeyond: (title) => title === 'pushed' }, push)).toBe(false)
  const answer = { ...push, event: { type: 'ask.rejects' } }
  expect([
    isByHand({ calls: { ask: [] }, acts }, answer),
    isByHand({ calls: { ask: [getProfile] }, acts }, answer),
  ]).toEqual([false, true])
})
