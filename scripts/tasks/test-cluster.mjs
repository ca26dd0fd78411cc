import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { requireDebian, unpackPrograms } from '../steps/debian-programs.mjs'
import { endProcessesOf, removeFolder } from '../steps/folder-of-programs.mjs'
import { inRoot } from '../steps/programs.mjs'
import { report, Stop } from '../steps/report.mjs'
import { buildSite } from '../steps/site.mjs'
import { runVitest } from '../steps/vitest.mjs'

const PAGE = inRoot('docs/cluster.md')
const BEGIN = '<!-- faults of a cluster: written by `npm run test:cluster` -->'
const END = '<!-- end of faults of a cluster -->'
const COLUMNS = [
  'what happened',
  'through',
  'isolation',
  'booked',
  's without a booking',
  's without Search',
  'failed calls of Book',
  'longest wait, s',
  'paid',
  'not known yet',
]
const HEAD = `| ${COLUMNS.join(' | ')} |\n${'|---'.repeat(COLUMNS.length)}|`

/** Breaks a PostgreSQL cluster of its own while guests book (tests/cluster/), and writes what they saw into docs/cluster.md. */
export async function run(args) {
  await requireDebian()
  await buildSite()
  const folder = await mkdtemp(path.join(tmpdir(), 'resort-cluster-'))
  let isPassed = false
  try {
    // The account that runs the servers must find its way in.
    await chmod(folder, 0o755)
    report('Unpacking PostgreSQL, Patroni, etcd, HAProxy and PgBouncer …')
    const versions = await unpackPrograms(folder)
    report('Breaking the cluster while guests book: about a quarter of an hour …')
    const code = await runVitest(['--project=cluster', '--bail=1', ...args], { CLUSTER_FOLDER: folder })
    isPassed = code === 0
    const rows = await readFile(path.join(folder, 'rows.md'), 'utf8').catch(() => '')
    if (rows !== '') report(`\n${HEAD}\n${rows}`)
    if (isPassed && args.length === 0) await writePage({ rows, versions })
    return code
  } finally {
    await endProcessesOf(folder)
    await removeFolder(folder, { hasFailed: !isPassed })
  }
}

async function writePage({ rows, versions }) {
  const page = await readFile(PAGE, 'utf8')
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (after === undefined) throw new Stop(`${PAGE} has lost the place of its table.`)
  const parts = `${versions.join(', ')} on ${availableParallelism()} cores, which also made the load`
  const summary = `Of ${bookedIn(rows)} acknowledged bookings none was lost and none doubled: ${parts}.`
  await writeFile(PAGE, `${before}${BEGIN}\n\n${summary}\n\n${HEAD}\n${rows}\n${END}${after}`)
}

function bookedIn(rows) {
  const column = COLUMNS.indexOf('booked') + 1
  const counts = rows.split('\n').map((row) => Number(row.split('|')[column] ?? 0))
  return counts.reduce((sum, count) => sum + count, 0).toLocaleString('en')
}
