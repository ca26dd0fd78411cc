import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PathResult } from '#tests/model/engine/result.ts'
import { faultsOf, sumsOf, type FlowsRun } from './flows-run.ts'
import { junitOf } from './junit.ts'
import { pageOf } from './page.ts'

/** Writes index.html, report.json and junit.xml into a folder, and answers the path of the page. */
export async function writeReport(run: FlowsRun, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const page = path.join(folder, 'index.html')
  await writeFile(page, await pageOf(run, await picturesOf(run)))
  await writeFile(path.join(folder, 'junit.xml'), junitOf(run))
  await writeFile(path.join(folder, 'report.json'), `${JSON.stringify(summaryOf(run, folder), undefined, 2)}\n`)
  return page
}

function summaryOf(run: FlowsRun, folder: string) {
  const machines = sumsOf(run.results).map(({ machine, driver, coverage, paths, ms, beyond }) => ({
    machine,
    driver,
    paths,
    coverage,
    beyond: Object.fromEntries(beyond),
    ms,
  }))
  const results = run.results.map((result) => ({ ...result, paths: result.paths.map((one) => movable(one, folder)) }))
  return { faults: faultsOf(run), machines, ...run, results }
}

/** The same with its screenshot as seen from the report's folder, which may be moved as a whole. */
function movable(result: PathResult, folder: string): PathResult {
  const { failure } = result
  if (failure?.screenshot === undefined) return result
  return { ...result, failure: { ...failure, screenshot: path.relative(folder, failure.screenshot) } }
}

async function picturesOf({ results }: FlowsRun): Promise<ReadonlyMap<string, string>> {
  const files = results.flatMap(({ paths }) => paths.flatMap(({ failure }) => failure?.screenshot ?? []))
  const read = files.map(async (file) => {
    const picture = await readFile(file).catch(() => undefined)
    return picture ? [[file, `data:image/png;base64,${picture.toString('base64')}`] as const] : []
  })
  return new Map((await Promise.all(read)).flat())
}
