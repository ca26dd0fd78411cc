import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDb } from '#tests/support/test-db.ts'
import { createCoverage } from './coverage.ts'
import type { Flow, FlowResult, PathResult } from './flow.ts'
import { openFlowPlace, type FlowPlace } from './flow-place.ts'
import { wrongMessages, wronglyTaken, wrongTargets } from './oracles.ts'
import { runPath } from './run-path.ts'

/** Where `npm run flows` wants the results. */
const RESULTS = process.env['FLOWS_RESULTS']

/** Drives every path of a flow over the real API, and proves that all of it was driven. */
export function proveFlow(flow: Flow): void {
  const { name, machine, model, unseen, untaken } = flow
  const coverage = createCoverage(flow)
  const paths: PathResult[] = []
  let faults: string[] | undefined
  let place: FlowPlace

  describe(`the flow of ${name}`, () => {
    beforeAll(async () => {
      place = await openFlowPlace(flow.needs, openTestDb)
    })
    afterAll(async () => {
      await place.close()
      if (RESULTS === undefined) return
      const result: FlowResult = { flow: name, machine: machine.id, paths, ...coverage.hits(), unseen, untaken, faults }
      await writeFile(path.join(RESULTS, `${name}.json`), JSON.stringify(result))
    })

    test.each(model.paths.map((one, index) => ({ ...one, index })))('$id $title', async ({ index, ...one }) => {
      const result = await runPath(one, { driver: flow.driver(place), index, coverage })
      paths.push(result)

      expect(result.failure).toBeUndefined()
    })

    test('every state and transition was driven, and leads and shows what the model says', () => {
      faults = [...coverage.missed(), ...wronglyTaken(flow), ...wrongTargets(flow), ...wrongMessages(flow)]

      expect(faults).toEqual([])
      expect(model.transitions.size).toBeGreaterThan(0)
    })
  })
}
