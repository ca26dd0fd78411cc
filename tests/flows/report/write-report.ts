import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { faultsOf, type FlowsRun } from './flows-run.ts'
import { junitOf } from './junit.ts'
import { pageOf } from './page.ts'
import { sumsOf } from './sums.ts'

/** Writes index.html, report.json and junit.xml into a folder, and answers the way to the page. */
export async function writeReport(run: FlowsRun, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const page = path.join(folder, 'index.html')
  await writeFile(page, await pageOf(run, await picturesOf(run)))
  await writeFile(path.join(folder, 'junit.xml'), junitOf(run))
  await writeFile(path.join(folder, 'report.json'), `${JSON.stringify(summaryOf(run), undefined, 2)}\n`)
  return page
}

function summaryOf(run: FlowsRun) {
  const machines = sumsOf(run.results).map(({ machine, driver, coverage, paths, ms, beyond }) => ({
    machine,
    driver,
    paths,
    coverage,
    beyond: Object.fromEntries(beyond),
    ms,
  }))
  return { faults: faultsOf(run), machines, ...run }
}

async function picturesOf({ results }: FlowsRun): Promise<ReadonlyMap<string, string>> {
  const files = results.flatMap(({ paths }) => paths.flatMap(({ failure }) => failure?.screenshot ?? []))
  const read = files.map(async (file) => {
    const picture = await readFile(file).catch(() => undefined)
    return picture ? [[file, `data:image/png;base64,${picture.toString('base64')}`] as const] : []
  })
  return new Map((await Promise.all(read)).flat())
}
