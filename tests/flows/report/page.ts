import type { PathResult } from '#tests/model/engine/result.ts'
import { chartOf } from '../drawing/chart.ts'
import { drawingOf, type Mark } from '../drawing/drawing.ts'
import { escaped } from '../drawing/escaped.ts'
import { readMachines, type MachineFile } from '../drawing/machine-docs.ts'
import { faultsOf, sumsOf, type FlowsRun, type MachineSum, type Share } from './flows-run.ts'
import { pageStyle } from './page-style.ts'

/** The report as one HTML file that needs nothing else. */
export async function pageOf(run: FlowsRun): Promise<string> {
  const sums = sumsOf(run.results)
  const byMachine = new Map(sums.map((sum) => [sum.machine, sum]))
  const files = await readMachines()
  const parts = files.map((file) => machinePart(file, byMachine.get(file.machine.id)))
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
<h1>${verdictOf(run)}</h1>
${faultsPart(run)}
<p class="facts">${escaped(factsOf(run))}</p>
<p class="tools"><label><input type="checkbox" id="only-failed">Show only paths that failed</label></p>
</header>
<main>
${tablePart('Summary by machine', HEADS, sums.map(summaryRow))}
${(await Promise.all(parts)).join('\n')}
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
  return '<p class="verdict good">Every state and transition that can be reached was driven.</p>'
}

function factsOf({ begun, ms }: FlowsRun): string {
  const date = `Begun ${begun.slice(0, 16).replace('T', ' ')} UTC`
  return `${date} · ${(ms / 1_000).toFixed(1)} s`
}

const HEADS = ['Machine', 'Paths that hold', 'States', 'Transitions', 'Out of reach', 'Seconds']

function summaryRow({ machine, paths, coverage, beyond, ms }: MachineSum): Cell[] {
  const shareCell = (share: Share): Cell => ({ text: written(share), isShort: share.done < share.all })
  return [
    { html: `<a href="#${machine}">${escaped(machine)}</a>` },
    shareCell(paths),
    shareCell(coverage.states),
    shareCell(coverage.transitions),
    { text: String(beyond.size) },
    { text: (ms / 1_000).toFixed(1) },
  ]
}

const LEGEND = `<ul class="legend" aria-label="Colours of the drawing">
<li><span></span>driven, with the number of times</li><li class="missed"><span></span>×0: never driven</li>
<li class="beyond"><span></span>n/a: nothing can cause it</li></ul>`

/** Everything about one machine that was driven: its drawing, its coverage and its paths. */
async function machinePart({ machine, idea }: MachineFile, sum: MachineSum | undefined): Promise<string> {
  if (!sum) return ''
  const title = `${machine.id}, driven by its actors over the booking API`
  const drawing = await drawingOf(chartOf(machine), { id: `${machine.id}-drawing`, title, markOf: marksOf(sum) })
  return `<section class="machine"><h2 id="${machine.id}">${escaped(machine.id)}</h2>
<p>${escaped(idea)}</p>
<h3>${written(sum.paths)} paths hold</h3>
<div class="scroll" tabindex="0" role="region" aria-label="Drawing of ${escaped(title)}">${drawing}</div>
${LEGEND}
${coveragePart(sum)}
${sum.flows.map(({ flow, paths }) => pathsPart(`Paths of ${flow}`, paths)).join('\n')}
</section>`
}

function marksOf({ states, transitions, beyond }: MachineSum): (key: string) => Mark | undefined {
  const hits = new Map([
    ...states.map((one) => [one.name, one.hits] as const),
    ...transitions.map((one) => [one.key, one.hits] as const),
  ])
  return (key) => {
    const count = hits.get(key)
    if (count === undefined) return undefined
    if (count > 0) return { kind: 'taken', note: ` ×${count}` }
    return beyond.has(key) ? { kind: 'beyond', note: ' n/a' } : { kind: 'missed', note: ' ×0' }
  }
}

/** What was driven of a machine, in tables that open on demand. */
function coveragePart({ machine, states, transitions, coverage, beyond }: MachineSum): string {
  const of = `of ${machine}`
  const hitCell = (hits: number, key: string): Cell => ({ text: String(hits), isShort: hits === 0 && !beyond.has(key) })
  const stateRows = states.map(({ name, hits }): Cell[] => [{ text: name }, hitCell(hits, name)])
  const transitionRows = transitions.map(({ key, from, event, to, guard = '', hits }): Cell[] => [
    { text: from || 'anywhere' },
    { text: event || 'at once' },
    { text: to.join(', ') || 'stays' },
    { text: guard },
    hitCell(hits, key),
  ])
  const reasons = [...beyond].map(([key, reason]): Cell[] => [{ text: key }, { text: reason }])
  return [
    foldPart(`States: ${written(coverage.states)}`, tablePart(`States ${of}`, ['State', 'Visits'], stateRows)),
    foldPart(
      `Transitions: ${written(coverage.transitions)}`,
      tablePart(`Transitions ${of}`, ['From', 'Event', 'To', 'Guard', 'Taken'], transitionRows),
    ),
    beyond.size === 0
      ? ''
      : foldPart(
          `Out of reach: ${beyond.size}`,
          tablePart(`What nothing can cause ${of}`, ['Transition or state', 'Why'], reasons),
        ),
  ].join('\n')
}

function pathsPart(title: string, paths: readonly PathResult[]): string {
  const isOpen = paths.some(({ ok }) => !ok)
  return foldPart(`${title}: ${paths.length}`, `<div class="list">${paths.map(pathPart).join('\n')}</div>`, isOpen)
}

/** A path with its sentences, open if it failed. */
function pathPart({ id, title, steps, ok, failure, ms }: PathResult): string {
  const at = failure?.step ?? steps.length
  const items = steps.map((sentence, index) => {
    if (index === at) return `<li class="here"><strong>Failed here:</strong> ${escaped(sentence)}</li>`
    return `<li${index > at ? ' class="never"' : ''}>${escaped(sentence)}</li>`
  })
  const wrong = failure?.sentences.map((sentence) => `<li>${escaped(sentence)}</li>`) ?? []
  return `<details class="${ok ? 'ok' : 'failed'}"${ok ? '' : ' open'}>
<summary><span class="sign">${ok ? 'Holds' : 'Failed'}</span> <span class="id">${escaped(id)}</span>
<span class="title">${escaped(title)}</span></summary>
${wrong.length > 0 ? `<ul class="wrong">${wrong.join('')}</ul>` : ''}
<ol class="steps">${items.join('')}</ol>
<p>${ms} ms. Again: <code>npm run flows -- --path ${escaped(id)}</code></p>
</details>`
}

function foldPart(title: string, content: string, isOpen = false): string {
  return `<details class="fold"${isOpen ? ' open' : ''}><summary>${escaped(title)}</summary>${content}</details>`
}

/** `isShort`: less than it should be. */
type Cell = { html: string } | { text: string; isShort?: boolean }

/** A table that scrolls within itself on a narrow window, by keys too. */
function tablePart(label: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escaped(text)}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map(cellPart).join('')}</tr>`)
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(label)}"><table><thead><tr>${head}</tr></thead><tbody>
${body.join('\n')}
</tbody></table></div>`
}

function cellPart(cell: Cell): string {
  if ('html' in cell) return `<td>${cell.html}</td>`
  return `<td${cell.isShort === true ? ' class="short"' : ''}>${escaped(cell.text)}</td>`
}

function written({ done, all }: Share): string {
  return `${done} of ${all}`
}
