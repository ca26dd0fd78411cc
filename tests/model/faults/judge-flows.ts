// Runs the flows of one machine over the API until something is wrong, and writes what saw it; nothing, if nothing did.

import { readFile } from 'node:fs/promises'
import { openSnapshot } from '#tests/support/setup/pglite-snapshot.ts'
import { wrongBeyondPaths } from '#tests/model/engine/beyond-paths.ts'
import { createCoverage, type Coverage } from '#tests/model/engine/coverage.ts'
import type { Flow } from '#tests/model/engine/flow.ts'
import { openFlowPlace, type FlowPlace } from '#tests/model/engine/flow-place.ts'
import { flows } from '../flows.ts'
import { runPath } from '#tests/model/engine/run-path.ts'

const [machine = '', snapshotFile = ''] = process.argv.slice(2)
const snapshot = new Blob([await readFile(snapshotFile)])

for (const flow of flows.filter((one) => one.machine.id === machine)) {
  const place = await openFlowPlace(flow.needs, () => openSnapshot(snapshot))
  const seen = await whatSees(flow, place)
  await place.close()
  if (seen === undefined) continue
  process.stdout.write(JSON.stringify(seen))
  break
}

async function whatSees(flow: Flow, place: FlowPlace): Promise<{ by: string; sentence: string } | undefined> {
  const coverage = createCoverage(flow)
  for (const [index, path] of flow.model.paths.entries()) {
    const { failure } = await runPath(flow, path, { driver: flow.driver(place), index, coverage })
    if (failure) return { by: 'a path', sentence: `${path.title}: ${failure.sentences.join('; ')}` }
  }
  const [found] = [...wrongBeyondPaths(flow), ...missedBy(coverage)]
  return found && { by: found.by, sentence: found.sentences.join('; ') }
}

function missedBy(coverage: Coverage): { by: string; sentences: string[] }[] {
  const sentences = coverage.missed()
  return sentences.length > 0 ? [{ by: 'what was not driven', sentences }] : []
}
