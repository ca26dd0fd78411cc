// Measures on this machine what docs/benchmarks.md reports, and prints it as that page's tables: `npm run bench`, or a part of it by
// `npm run bench -- api`. Machines differ and are busy: compare figures of one run only.

import { loadavg } from 'node:os'
import { measureApi } from './measure-api.ts'
import { measureInteractions } from './measure-interactions.ts'
import { measureDesk } from './measure-desk.ts'
import { measureRates } from './measure-rates.ts'
import { measurePages } from './measure-pages.ts'
import { measureVisits } from './measure-visits.ts'

const parts = {
  api: measureApi,
  rates: measureRates,
  interactions: measureInteractions,
  pages: measurePages,
  visits: measureVisits,
  desk: measureDesk,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`)

for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const load = loadavg()[0]?.toFixed(1)
  console.log(`\n## ${name} (load average before: ${load})\n\n${await measure()}`)
}
