import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changesOf, listTables } from './accepted.ts'
import { createCoverage } from './coverage.ts'
import { flowsIn, type Flow } from './flow.ts'
import { openFlowPlace, type FlowPlace } from './flow-place.ts'
import { wrongMessages } from './oracles.ts'
import { runPath } from './run-path.ts'

/** Every flow that these modules export, by their files. */
export function proveFlows(models: Readonly<Record<string, Readonly<Record<string, unknown>>>>): void {
  const flows = Object.values(models).flatMap(flowsIn)
  flows.forEach(proveFlow)

  test('no table is of a flow that is gone', async () => {
    const heads = await listTables()
    const own = heads.filter(({ model }) => Object.keys(models).some((file) => model.endsWith(file.slice(1))))

    expect(own.map(({ flow }) => flow)).toEqual(flows.map(({ name }) => name).toSorted())
  })
}

/** Drives every path of a flow over the real API, and proves that all of it was driven. */
function proveFlow(flow: Flow): void {
  const { name, model } = flow
  const coverage = createCoverage(flow)
  let place: FlowPlace

  describe(`the flow of ${name}`, () => {
    beforeAll(async () => {
      place = await openFlowPlace()
    })
    afterAll(() => place.api.close())

    test('it does what was accepted', async () => {
      const changes = await changesOf(flow)

      expect(changes, [...changes, 'If it is meant: npm run flows -- --accept'].join('\n')).toEqual([])
    })

    test.each(model.paths.map((one, index) => ({ one, index, title: one.titles.join(' → ') })))(
      '$one.id $title',
      async ({ one, index }) => {
        const { failure } = await runPath(one, () => flow.open(place, index, one), coverage)

        expect(failure).toBeUndefined()
      },
    )

    test('every state and transition was driven, and shows what the model says', () => {
      expect([...coverage.missed(place.met), ...wrongMessages(flow)]).toEqual([])
      expect(model.transitions.size).toBeGreaterThan(0)
    })
  })
}
