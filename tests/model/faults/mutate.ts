// `npm run flows -- mutate`: plants every fault, and reports which of them nothing saw. Faults can be named by their ids or by the
// beginning of one; then the document stays as it is.

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { takeSnapshot } from '#tests/support/setup/pglite-snapshot.ts'
import { sideBySide } from '#tests/support/side-by-side.ts'
import { areaOf, planted, ROOT, type Fault } from './fault.ts'
import { faults } from './faults.ts'

const DOCUMENT = path.join(ROOT, 'docs/testing.md')
const BEGIN = '<!-- planted faults: written by `npm run flows -- mutate` -->'
const END = '<!-- end of planted faults -->'
const MAX_MS = 600_000

const Seen = z.object({ by: z.string(), sentence: z.string() })

/** What saw the fault, and its words; undefined if nothing did. */
type Trial = { fault: Fault; seen: z.infer<typeof Seen> | undefined }

const names = process.argv.slice(2)
const chosen = faults.filter(({ id }) => names.length === 0 || names.some((name) => id.startsWith(name)))
if (chosen.length === 0) throw new Error(`There is no fault ${names.join(', ')}`)
for (const fault of chosen) planted(fault, await readFile(path.join(ROOT, fault.file), 'utf8'))

const folder = await mkdtemp(path.join(tmpdir(), 'resort-faults-'))
try {
  const snapshot = path.join(folder, 'migrated.tar')
  await writeFile(snapshot, Buffer.from(await (await takeSnapshot()).arrayBuffer()))
  const trials = await sideBySide(chosen, availableParallelism(), (fault) => tryFault(fault, snapshot))
  const table = tableOf(trials)
  if (names.length === 0) await writeFile(DOCUMENT, withTable(await readFile(DOCUMENT, 'utf8'), table))
  console.log(`\n${table.slice(0, table.indexOf('\n'))}`)
  process.exitCode = trials.every(({ seen }) => seen) ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Plants a fault in a process of its own, and runs there what must see it. `snapshot` is a file of an empty database. */
async function tryFault(fault: Fault, snapshot: string): Promise<Trial> {
  const here = (name: string) => path.join(import.meta.dirname, name)
  const args = fault.tests
    ? [here('judge-tests.ts'), snapshot]
    : ['--import', here('plant.ts'), here('judge-flows.ts'), areaOf(fault), snapshot]
  const { stdout, stderr, error } = await run(args, { ...process.env, PLANTED_FAULT: fault.id })
  // A fault that does not load, or under which nothing ends, proves nothing.
  if (error) {
    const reason = error.killed === true ? 'it never ended' : stderr
    throw new Error(`The fault ${fault.id} could not be tried: ${reason}`)
  }
  const seen = stdout === '' ? undefined : Seen.parse(JSON.parse(stdout))
  console.log(seen ? `seen   ${fault.id}: ${seen.by}` : `LIVES  ${fault.id}: ${fault.mistake}`)
  if (seen && names.length > 0) console.log(`       ${seen.sentence}`)
  return { fault, seen }
}

type Ending = { stdout: string; stderr: string; error: { killed?: boolean | undefined } | null }

function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ending> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { env, cwd: ROOT, timeout: MAX_MS, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        resolve({ error, stdout, stderr })
      },
    )
  })
}

/** What became of the faults, as a table of Markdown; it holds nothing that changes from run to run. */
function tableOf(trials: readonly Trial[]): string {
  const rows = trials.map(({ fault, seen }) =>
    ['', areaOf(fault), fault.kind, fault.mistake, seen?.by.replaceAll('|', '\\|') ?? '**nothing: it lives**', '']
      .join(' | ')
      .trim(),
  )
  const seen = trials.filter((trial) => trial.seen)
  return [
    `${trials.length} faults were planted, ${seen.length} were seen.`,
    '',
    '| where | kind | fault | seen by |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** The document with this table in its place. */
function withTable(document: string, table: string): string {
  const [before, rest] = document.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error('The document has no place for planted faults')
  return [before, BEGIN, '\n\n', table, '\n\n', END, after].join('')
}
