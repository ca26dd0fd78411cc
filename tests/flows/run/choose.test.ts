import { expect, test } from 'vitest'
import { createActor, createMachine, fromPromise } from 'xstate'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { getProfile } from '#contract/guests/guests.ts'
import { hasGesture } from '#tests/model/engine/gestures.ts'
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

test('of all paths so few are driven in a browser that each transition is made', () => {
  expect(shortestCover(flow.model.paths).map(({ titles }) => titles.join(' → '))).toEqual([
    'oiled → pushed → pulled',
    'pushed',
  ])
})

test('a step can be made in a page where it has a gesture or is a call that can be held, and what answers at once is waited for', () => {
  const asking = createMachine({ initial: 'asking', states: { asking: { invoke: { src: 'ask' } } } })
  const before = createActor(asking.provide({ actors: { ask: fromPromise(async () => {}) } })).getSnapshot()
  const can = (type: string, calls: Readonly<Record<string, AnyEndpoint[]>>, isBeyond = () => false) =>
    hasGesture({ calls, acts: { pushed: async () => {} }, isBeyond }, asking, { event: { type }, title: type, before })

  expect([can('pushed', {}), can('pulled', {}), can('pushed', {}, () => true)]).toEqual([true, false, false])
  expect([can('ask.rejects', {}), can('ask.rejects', { ask: [getProfile] })]).toEqual([false, true])
  expect([can('pushed', { ask: [] }), can('ask.rejects', { ask: [] }), can('ask.resolves', { ask: [] })]).toEqual([
    false,
    false,
    true,
  ])
})
