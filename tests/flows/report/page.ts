import { readMachines } from '../chart/read-machines.ts'
import { escaped } from '../escaped.ts'
import { written } from './coverage-part.ts'
import { faultsOf, type FlowsRun } from './flows-run.ts'
import { anchorOf, machinePart } from './machine-part.ts'
import { pageStyle } from './page-style.ts'
import { pathPart, replayOf } from './path-part.ts'
import { isCovered, sumsOf, type MachineSum, type Share } from './sums.ts'
import { walksPart } from './walks-part.ts'
import { tablePart, type Cell } from './table-part.ts'

/** The report as one HTML file that needs nothing else. `pictures` holds each screenshot as a data address. */
export async function pageOf(run: FlowsRun, pictures: ReadonlyMap<string, string>): Promise<string> {
  const sums = sumsOf(run.results)
  const driven = (await readMachines()).filter(({ machine }) => sums.some((sum) => sum.machine === machine.id))
  const parts = driven.map((file) =>
    machinePart(
      file,
      sums.filter(({ machine }) => machine === file.machine.id),
    ),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Flows: ${escaped(verdictOf(run))}</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
</head>
<body>
<header>
<p class="eyebrow">Flows generated from the machines</p>
<h1>${escaped(verdictOf(run))}</h1>
${faultsPart(run)}
<p class="facts">${escaped(factsOf(run))}</p>
<p class="tools"><label><input type="checkbox" id="only-failed">Show only paths that failed</label></p>
</header>
<main>
${tablePart('Summary by machine and driver', HEADS, sums.map(summaryRow))}
${failedPart(run, pictures)}
${(await Promise.all(parts)).join('\n')}
${walksPart(run.walks)}
</main>
<footer><p class="facts">One path again: <code>npm run flows -- --path &lt;its id&gt;</code>. How to read this page: docs/testing.md.</p></footer>
</body>
</html>
`
}

const HEADS = [
  'Machine',
  'Driver',
  'Paths that hold',
  'States',
  'Transitions',
  'Guards both ways',
  'Not by this driver',
  'Seconds',
]

function summaryRow(sum: MachineSum): Cell[] {
  const { machine, driver, paths, coverage, beyond, ms } = sum
  return [
    { html: `<a href="#${anchorOf(sum)}">${escaped(machine)}</a>` },
    { text: driver },
    shareCell(paths),
    shareCell(coverage.states),
    shareCell(coverage.transitions),
    { number: written(coverage.guards) },
    { number: beyond.size },
    { number: (ms / 1_000).toFixed(1) },
  ]
}

function shareCell(share: Share): Cell {
  return { number: written(share), isShort: share.done < share.all }
}

function verdictOf({ results }: FlowsRun): string {
  const paths = results.flatMap((result) => result.paths)
  const failed = paths.filter(({ ok }) => !ok).length
  return failed > 0 ? `${failed} of ${paths.length} paths failed` : `All ${paths.length} paths hold`
}

function faultsPart(run: FlowsRun): string {
  const faults = faultsOf(run)
  if (faults.length > 0) return faults.map((fault) => `<p class="verdict bad">${escaped(fault)}</p>`).join('\n')
  if (run.isPartial) return '<p class="verdict good">Some paths alone were driven: coverage is not judged.</p>'
  return '<p class="verdict good">Every state and transition that a driver can reach was driven.</p>'
}

function factsOf({ begun, ms, seed, url, results }: FlowsRun): string {
  const isCoveredBy = (driver: string) => {
    const sums = sumsOf(results).filter((sum) => sum.driver === driver)
    return sums.length === 0 ? [] : [`${driver}: ${sums.filter(isCovered).length} of ${sums.length} machines whole`]
  }
  const facts = [
    `Begun ${begun.slice(0, 16).replace('T', ' ')} UTC`,
    `${(ms / 1_000).toFixed(1)} s`,
    `seed ${seed}`,
    ...(url === undefined ? [] : [`site ${url}`]),
    ...isCoveredBy('api'),
    ...isCoveredBy('page'),
  ]
  return facts.join(' · ')
}

function failedPart({ results }: FlowsRun, pictures: ReadonlyMap<string, string>): string {
  const failed = results.flatMap(({ flow, driver, paths }) =>
    paths
      .filter(({ ok }) => !ok)
      .map((path) => `<h3>${escaped(flow)} (${driver})</h3>\n${pathPart(path, replayOf(path, driver), pictures)}`),
  )
  return failed.length === 0
    ? ''
    : `<section class="failed" aria-labelledby="failed"><h2 id="failed">What failed</h2>\n${failed.join('\n')}\n</section>`
}
