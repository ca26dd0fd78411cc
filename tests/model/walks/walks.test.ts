import { expect, test } from 'vitest'
import { openFlowPlace } from '#tests/model/engine/flow-place.ts'
import { flows } from '#tests/model/flows.ts'
import { openTestDb } from '#tests/support/test-db.ts'
import { runWalks } from './run-walks.ts'

/** With 31 flows, 217 walks. */
const WALKS_OF_A_FLOW = 7
const SEED = 20_261_120

test.each(flows)('walks by chance through the flow of $name show what its model shows', async (flow) => {
  const place = await openFlowPlace(flow.needs, openTestDb)

  const results = await runWalks(flow, { driver: flow.driver(place), seed: SEED, count: WALKS_OF_A_FLOW })
  await place.close()

  const failed = results.flatMap(({ seed, shortest }) => (shortest ? [{ seed, ...shortest }] : []))
  expect(failed.map(({ seed, title, failure }) => ({ seed, title, failure }))).toEqual([])
})
