import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDb } from '#tests/support/test-db.ts'
import { wrongMessages, wrongTargets } from './beyond-paths.ts'
import { createCoverage } from './coverage.ts'
import type { Flow } from './flow.ts'
import { openFlowPlace, type FlowPlace } from './flow-place.ts'
import { wronglyTaken } from './refusals.ts'
import { runPath } from './run-path.ts'

/** Drives every path of a flow over the real API, and proves that all of it was driven and the rest refused. */
export function proveFlow(flow: Flow): void {
  const { name, model } = flow
  const coverage = createCoverage(flow)
  let place: FlowPlace | undefined

  describe(`the flow of ${name}`, () => {
    beforeAll(async () => {
      place = await openFlowPlace(flow.needs, openTestDb)
    })
    afterAll(() => place?.close())

    test.each(model.paths.map((path, index) => ({ path, index, title: path.title })))(
      '$title',
      async ({ path, index }) => {
        if (!place) throw new Error('The API starts with the tests')

        const { failure } = await runPath(flow, path, { driver: flow.driver(place), index, coverage })

        expect(failure).toBeUndefined()
      },
    )

    test('what a state does not take leaves it as it was', () => {
      expect(wronglyTaken(flow)).toEqual([])
    })

    test('each answer leads where it should', () => {
      expect(wrongTargets(flow)).toEqual([])
    })

    test('people get the messages that they should', () => {
      expect(wrongMessages(flow)).toEqual([])
    })

    test('every state and transition was driven', () => {
      expect(coverage.missed()).toEqual([])
      expect(model.transitions.size).toBeGreaterThan(0)
    })
  })
}
