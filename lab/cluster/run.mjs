import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { report } from '../../scripts/steps/report.mjs'
import { buildSite } from '../../scripts/steps/site.mjs'
import { runVitest } from '../../scripts/steps/vitest.mjs'
import { requireDebian, unpackPrograms } from './debian-programs.mjs'
import { endProcessesOf, removeFolder } from './folder-of-programs.mjs'

/** Breaks a PostgreSQL cluster of its own while guests book (cluster.test.ts), and prints what they saw. */
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
    report(`Breaking the cluster while guests book: about a quarter of an hour, on ${versions.join(', ')} …`)
    const env = { CLUSTER_FOLDER: folder }
    const code = await runVitest(['--config=lab/vitest.config.ts', '--project=cluster', '--bail=1', ...args], env)
    isPassed = code === 0
    return code
  } finally {
    await endProcessesOf(folder)
    await removeFolder(folder, { hasFailed: !isPassed })
  }
}
