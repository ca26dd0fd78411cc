import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCoverage } from './coverage.ts'
import type { Flow, FlowResult, PathResult } from './flow.ts'
import { openFlowPlace, type FlowPlace } from './flow-place.ts'
import { wrongMessages, wrongTargets } from './oracles.ts'
import { runPath } from './run-path.ts'

/** Where `npm run flows` wants the results. */
const RESULTS = process.env['FLOWS_RESULTS']

/** Every flow that these modules export, by their files. */
export function proveFlows(models: Readonly<Record<string, Readonly<Record<string, unknown>>>>): void {
  Object.values(models)
    .flatMap((exported) => Object.values(exported))
    .filter(isFlow)
    .forEach(proveFlow)
}

function isFlow(exported: unknown): exported is Flow {
  return typeof exported === 'object' && exported !== null && 'model' in exported
}

/** Drives every path of a flow over the real API, and proves that all of it was driven. */
function proveFlow(flow: Flow): void {
  const { name, machine, model, untaken } = flow
  const coverage = createCoverage(flow)
  const paths: PathResult[] = []
  let faults: string[] | undefined
  let place: FlowPlace

  describe(`the flow of ${name}`, () => {
    beforeAll(async () => {
      place = await openFlowPlace()
    })
    afterAll(async () => {
      await place.api.close()
      if (RESULTS === undefined) return
      const result: FlowResult = { flow: name, machine: machine.id, paths, ...coverage.hits(), untaken, faults }
      await writeFile(path.join(RESULTS, `${name}.json`), JSON.stringify(result))
    })

    test.each(model.paths.map((one, index) => ({ ...one, index })))('$id $title', async ({ index, ...one }) => {
      const result = await runPath(one, () => flow.open(place, index), coverage)
      paths.push(result)

      expect(result.failure).toBeUndefined()
    })

    test('every state and transition was driven, and leads and shows what the model says', () => {
      faults = [...coverage.missed(), ...wrongTargets(flow), ...wrongMessages(flow)]

      expect(faults).toEqual([])
      expect(model.transitions.size).toBeGreaterThan(0)
    })
  })
}
