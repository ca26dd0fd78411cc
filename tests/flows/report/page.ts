import { escaped } from '../drawing/escaped.ts'
import { readMachines } from '../drawing/machine-docs.ts'
import { faultsOf, missedOf, replayOf, sumsOf, type FlowsRun, type MachineSum, type Share } from './flows-run.ts'
import { pageStyle } from './page-style.ts'
import { machinePart, pathPart, tablePart, walksPart, written, type Cell } from './parts.ts'

/** The report as one HTML file that needs nothing else. `pictures` holds each screenshot as a data address. */
export async function pageOf(run: FlowsRun, pictures: ReadonlyMap<string, string>): Promise<string> {
  const sums = sumsOf(run.results)
  const byMachine = Map.groupBy(sums, ({ machine }) => machine)
  const files = (await readMachines()).filter(({ machine }) => byMachine.has(machine.id))
  const parts = files.map((file) => machinePart(file, byMachine.get(file.machine.id) ?? []))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Flows: ${verdictOf(run)}</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
</head>
<body>
<header>
<p class="eyebrow">Flows generated from the machines</p>
<h1>${verdictOf(run)}</h1>
${faultsPart(run)}
<p class="facts">${escaped(factsOf(run, sums))}</p>
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

function verdictOf({ results }: FlowsRun): string {
  const paths = results.flatMap((result) => result.paths)
  const failed = paths.filter(({ ok }) => !ok).length
  return failed > 0 ? `${failed} of ${paths.length} paths failed` : `All ${paths.length} paths hold`
}

function faultsPart(run: FlowsRun): string {
  const faults = faultsOf(run)
  if (faults.length > 0) return faults.map((fault) => `<p class="verdict bad">${escaped(fault)}</p>`).join('\n')
  if (run.isPartial) return '<p class="verdict good">Only some paths were driven: coverage is not checked.</p>'
  return '<p class="verdict good">Every state and transition that a driver can reach was driven.</p>'
}

function factsOf({ begun, ms, seed, url }: FlowsRun, sums: readonly MachineSum[]): string {
  const byDriver = (['api', 'page'] as const).flatMap((driver) => {
    const own = sums.filter((sum) => sum.driver === driver)
    const whole = own.filter((sum) => missedOf(sum).length === 0)
    return own.length === 0 ? [] : [`${driver}: ${whole.length} of ${own.length} machines whole`]
  })
  const date = `Begun ${begun.slice(0, 16).replace('T', ' ')} UTC`
  const site = url === undefined ? [] : [`site ${url}`]
  return [date, `${(ms / 1_000).toFixed(1)} s`, `seed ${seed}`, ...site, ...byDriver].join(' · ')
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

function summaryRow({ machine, driver, paths, coverage, beyond, ms }: MachineSum): Cell[] {
  const shareCell = (share: Share): Cell => ({ number: written(share), isShort: share.done < share.all })
  return [
    { html: `<a href="#${machine}-${driver}">${escaped(machine)}</a>` },
    { text: driver },
    shareCell(paths),
    shareCell(coverage.states),
    shareCell(coverage.transitions),
    { number: written(coverage.guards) },
    { number: beyond.size },
    { number: (ms / 1_000).toFixed(1) },
  ]
}

function failedPart({ results }: FlowsRun, pictures: ReadonlyMap<string, string>): string {
  const failed = results.flatMap(({ flow, driver, paths }) =>
    paths
      .filter(({ ok }) => !ok)
      .map((path) => {
        const picture = pictures.get(path.failure?.screenshot ?? '')
        return `<h3>${escaped(flow)} (${driver})</h3>\n${pathPart(path, replayOf(path.id, driver), picture)}`
      }),
  )
  return failed.length === 0
    ? ''
    : `<section class="failed" aria-labelledby="failed"><h2 id="failed">What failed</h2>\n${failed.join('\n')}\n</section>`
}
