import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runScript } from '../steps/programs.mjs'
import { buildSite } from '../steps/site.mjs'
import { runVitest } from '../steps/vitest.mjs'

/** Measures what one client can cost in a minute, and writes docs/ceilings.md anew. */
export async function run() {
  await buildSite()
  const CEILINGS_FOLDER = mkdtempSync(join(tmpdir(), 'ceilings-'))
  try {
    const code = await runVitest(['--project=faults', 'tests/ceilings'], { CEILINGS_FOLDER })
    return code || (await runScript('tests/ceilings/write-ceilings.ts', [], { env: { CEILINGS_FOLDER } }))
  } finally {
    rmSync(CEILINGS_FOLDER, { recursive: true, force: true })
  }
}
