import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { faultsOf, type FlowsRun } from './flows-run.ts'
import { pageOf } from './page.ts'

/** Writes index.html, and report.json with the same for programs, into a folder; answers the path of the page. */
export async function writeReport(run: FlowsRun, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const page = path.join(folder, 'index.html')
  await writeFile(page, await pageOf(run))
  const summary = { faults: faultsOf(run), ...run }
  await writeFile(path.join(folder, 'report.json'), `${JSON.stringify(summary, undefined, 2)}\n`)
  return page
}
