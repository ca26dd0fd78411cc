// `npm run flows -- mutate`: plants every fault, one after the other, and says which of them the flows of its machine did not see.
// Faults can be named by their ids or by the beginning of one; then the document stays as it is.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { takeSnapshot } from '#tests/support/pglite-snapshot.ts'
import { faults } from './faults.ts'
import { tableOf, withTable } from './table.ts'
import { tryFault, type Trial } from './try-fault.ts'

const DOCUMENT = path.resolve(import.meta.dirname, '../../../docs/testing.md')

const names = process.argv.slice(2)
const chosen = faults.filter(({ id }) => names.length === 0 || names.some((name) => id.startsWith(name)))
if (chosen.length === 0) throw new Error(`There is no fault ${names.join(', ')}`)

const folder = await mkdtemp(path.join(tmpdir(), 'resort-faults-'))
try {
  const snapshot = path.join(folder, 'migrated.tar')
  await writeFile(snapshot, Buffer.from(await (await takeSnapshot()).arrayBuffer()))
  const trials = await tryAll(snapshot)
  const table = tableOf(trials)
  if (names.length === 0) await writeFile(DOCUMENT, withTable(await readFile(DOCUMENT, 'utf8'), table))
  console.log(`\n${table.slice(0, table.indexOf('\n'))}`)
  process.exitCode = trials.every(({ seen }) => seen) ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** As many at once as there are cores; in the order of the list all the same. */
async function tryAll(snapshot: string): Promise<Trial[]> {
  const left = chosen.entries()
  const trials: Trial[] = []
  const work = Array.from({ length: availableParallelism() }, async () => {
    for (const [index, fault] of left) {
      const trial = await tryFault(fault, snapshot)
      trials[index] = trial
      console.log(trial.seen ? `seen   ${fault.id}: ${trial.seen.by}` : `LIVES  ${fault.id}: ${fault.says}`)
      if (trial.seen && names.length > 0) console.log(`       ${trial.seen.sentence}`)
    }
  })
  await Promise.all(work)
  return trials
}
