import { expect, test } from 'vitest'
import { faultsOf } from './flows-run.ts'
import { aFailedPath, aPath, aResult, aRun } from './sample-run.ts'
import { sumsOf } from './sums.ts'

/** The same with one transition never taken. */
function withoutReturn() {
  const { transitions } = aResult()
  return transitions.map((one) => (one.from === 'failed' ? { ...one, hits: 0 } : one))
}

test('a run in which all holds and all was driven has no fault', () => {
  expect(faultsOf(aRun())).toEqual([])
})

test('a path that failed is a fault', () => {
  const run = aRun({ results: [aResult({ paths: [aPath(), aFailedPath()] })] })

  expect(faultsOf(run)).toEqual(['picture (api): 1 of 2 paths failed.'])
})

test('a transition that was never taken is a fault, unless some paths alone were wanted', () => {
  const results = [aResult({ transitions: withoutReturn() })]

  expect(faultsOf(aRun({ results }))).toEqual(['picture (api) was not driven whole: failed — picture.loaded [0].'])
  expect(faultsOf(aRun({ results, isPartial: true }))).toEqual([])
})

test('a transition that a driver cannot cause is no fault, and counts neither as driven nor as missed', () => {
  const unreachable = [{ transition: 'failed — picture.loaded [0]', reason: 'A browser does not ask twice' }]
  const results = [aResult({ transitions: withoutReturn(), unreachable })]

  const [sum] = sumsOf(results)

  expect(faultsOf(aRun({ results }))).toEqual([])
  expect(sum?.coverage.transitions).toEqual({ done: 3, all: 3 })
  expect([...(sum?.beyond ?? [])]).toEqual([['failed — picture.loaded [0]', 'A browser does not ask twice']])
})

test('a state into which only such transitions lead is beyond the driver too', () => {
  const { transitions, states } = aResult()
  const intoFailed = transitions.filter(({ to }) => to.includes('failed'))
  const results = [
    aResult({
      states: states.map((one) => (one.name === 'failed' ? { ...one, hits: 0 } : one)),
      transitions: transitions.map((one) => (one.to.includes('failed') ? { ...one, hits: 0 } : one)),
      unreachable: intoFailed.map(({ key }) => ({ transition: key, reason: 'Pictures always come' })),
    }),
  ]

  expect(sumsOf(results)[0]?.coverage.states).toEqual({ done: 2, all: 2 })
})

test('what one flow of a machine does not show, another may', () => {
  const results = [aResult({ flow: 'picture (old)', transitions: withoutReturn() }), aResult()]

  expect(sumsOf(results)).toHaveLength(1)
  expect(faultsOf(aRun({ results }))).toEqual([])
})

test('a flow that no page drives is a fault of a run in the browser', () => {
  expect(faultsOf(aRun({ pageless: ['checkout'] }))).toEqual(['checkout is driven on no page.'])
})

test('a run that drove nothing is a fault', () => {
  expect(faultsOf(aRun({ results: [] }))).toEqual(['No path was driven.'])
})
