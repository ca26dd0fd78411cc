// Measures on this machine what docs/benchmarks.md reports, and prints it as that page's tables: `npm run bench`, or a part of it by
// `npm run bench -- api`. `npm run bench -- peer https://…` measures the pages of other sites as `visits` does ours. Machines differ and are busy: compare figures of one run only.

import { loadavg } from 'node:os'
import { measureApi } from './measure-api.ts'
import { measureMemory } from './measure-memory.ts'
import { measurePages } from './measure-pages.ts'
import { measureSteps } from './measure-steps.ts'
import { measurePeers, measureVisits } from './measure-visits.ts'

const parts = {
  api: measureApi,
  memory: measureMemory,
  pages: measurePages,
  steps: measureSteps,
  visits: measureVisits,
}

const wanted = process.argv.slice(2)
if (wanted[0] === 'peer') {
  console.log(await measurePeers(wanted.slice(1)))
  process.exit()
}
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`)

for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const load = loadavg()[0]?.toFixed(1)
  const tables = await measure()
  console.log(`\n## ${name} (load average before: ${load})\n\n${tables}`)
}
