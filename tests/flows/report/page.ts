import type { FlowResult, PathResult, Share } from '#tests/model/engine/flow.ts'
import { capitalised } from '#tests/model/engine/sentences.ts'
import { chartOf } from '../drawing/chart.ts'
import { drawingOf, type Mark } from '../drawing/drawing.ts'
import { escaped } from '../drawing/escaped.ts'
import { readMachines, type MachineFile } from '../drawing/machine-docs.ts'
import { areWhole, causesOf, commandOf, othersOf, PARTIAL, unreachedOf, verdictOf, type Cause } from './causes.ts'
import { pageStyle } from './page-style.ts'

/** The report as one HTML file that needs nothing else. */
export async function pageOf(results: readonly FlowResult[], now: Date): Promise<string> {
  const files = await readMachines()
  const flows = files.flatMap((file) =>
    results.filter(({ machine }) => machine === file.machine.id).map((result) => ({ ...result, file })),
  )
  const verdict = verdictOf(results)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Flows: ${verdict}</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
</head>
<body>
<header>
<h1>${verdict}</h1>
${causesPart(results)}
<p class="facts">${now.toISOString().slice(0, 16).replace('T', ' ')} UTC</p>
<p class="tools"><label><input type="checkbox" id="only-failed">Show only paths that failed</label></p>
</header>
<main>
${tablePart('Summary', HEADS, flows.map(summaryRow))}
${(await Promise.all(flows.map(flowPart))).join('\n')}
</main>
<footer><p class="facts">One path again: <code>npm run flows -- --path &lt;its id&gt;</code>. How to read this page: docs/testing.md.</p></footer>
</body>
</html>
`
}

/** What is wrong, each cause with its shortest path; or that nothing is. */
function causesPart(results: readonly FlowResult[]): string {
  const causes = causesOf(results)
  const unreached = unreachedOf(results)
  if (causes.length > 0)
    return `<ol class="causes">${causes.map(causePart).join('\n')}</ol>
${unreached.length > 0 ? foldPart(`Not reached because of that: ${unreached.length}`, listPart(unreached)) : ''}`
  return areWhole(results)
    ? '<p class="verdict good">Every state and transition that can be reached was driven, and does what was accepted.</p>'
    : `<p class="verdict good">${PARTIAL}</p>`
}

function causePart(cause: Cause): string {
  const { flow, sentence, details, paths, behind } = cause
  const [first, ...others] = paths
  const more = [...others, ...behind].map((path) => pathPart(path))
  return `<li><p class="verdict bad">${escaped(sentence)}</p>
${details.length > 0 ? foldPart(`${details.length} more that may follow from it`, listPart(details)) : ''}
${first ? pathPart(first, true) : `<p><a href="#${idOf({ flow })}">The flow of ${escaped(flow)}</a></p>`}
${more.length > 0 ? foldPart(othersOf(cause).join(', '), `<div class="list">${more.join('\n')}</div>`) : ''}</li>`
}

function listPart(sentences: readonly string[]): string {
  return `<ul>${sentences.map((sentence) => `<li>${escaped(sentence)}</li>`).join('')}</ul>`
}

type DrivenFlow = FlowResult & { file: MachineFile }

const pathShare = ({ paths }: FlowResult) => ({
  done: paths.filter(({ failure, behind }) => (failure ?? behind) === undefined).length,
  all: paths.length,
})
const SHARES = ['states', 'transitions', 'pairs', 'guard sides', 'API problems']
const HEADS = ['Flow', 'Paths that hold', ...SHARES.map(capitalised), 'Out of reach', 'Seconds']
const noShare = { done: 0, all: 0 }
const shareIn = (shares: readonly Share[], name: string) => shares.find((share) => share.name === name) ?? noShare
const written = ({ done, all }: typeof noShare): string => `${done} of ${all}`

function summaryRow(flow: DrivenFlow): Cell[] {
  const { shares, accepted = shares } = flow
  const shareCell = (name: string): Cell => {
    const [share, known] = [shareIn(shares, name), shareIn(accepted, name)]
    const more =
      written(share) === written(known) ? '' : ` (accepted: ${share.all === known.all ? known.done : written(known)})`
    return { text: `${written(share)}${more}`, isShort: flow.missed !== undefined && share.done < known.done }
  }
  const held = pathShare(flow)
  const ms = flow.paths.reduce((sum, path) => sum + path.ms, 0)
  return [
    { html: `<a href="#${idOf(flow)}">${escaped(flow.flow)}</a>` },
    { text: written(held), isShort: held.done < held.all },
    ...SHARES.map(shareCell),
    { text: String(Object.keys(flow.untaken).length) },
    { text: (ms / 1_000).toFixed(1) },
  ]
}

const idOf = ({ flow }: Pick<FlowResult, 'flow'>): string => flow.replaceAll(/\W+/g, '-')

const LEGEND = `<ul class="legend" aria-label="Colours of the drawing">
<li><span></span>driven, with the number of times</li><li class="missed"><span></span>×0: never driven</li>
<li class="beyond"><span></span>n/a: nothing can cause it</li></ul>`

/** Everything about one flow: the drawing of its machine, its coverage and its paths. */
async function flowPart(flow: DrivenFlow): Promise<string> {
  const { machine, idea } = flow.file
  const title = `${flow.flow}, driven by its actors over the booking API`
  const id = idOf(flow)
  const drawing = await drawingOf(chartOf(machine), { id: `${id}-drawing`, title, markOf: marksOf(flow) })
  return `<section class="machine"><h2 id="${id}">${escaped(flow.flow)}</h2>
<p>${escaped(idea)}</p>
<h3>${written(pathShare(flow))} paths hold</h3>
<div class="scroll" tabindex="0" role="region" aria-label="Drawing of ${escaped(title)}">${drawing}</div>
${LEGEND}
${coveragePart(flow)}
${foldPart(
  `Paths of ${flow.flow}: ${flow.paths.length}`,
  `<div class="list">${flow.paths.map((path) => pathPart(path)).join('\n')}</div>`,
)}
</section>`
}

function marksOf(flow: DrivenFlow): (key: string) => Mark | undefined {
  const { states, transitions, untaken } = flow
  const isBroken = pathShare(flow).done < flow.paths.length
  const hits = new Map([
    ...states.map((one) => [one.name, one.hits] as const),
    ...transitions.map((one) => [one.key, one.hits] as const),
  ])
  return (key) => {
    const count = hits.get(key)
    if (count === undefined) return undefined
    if (count > 0) return { kind: 'taken', note: ` ×${count}` }
    if (key in untaken) return { kind: 'beyond', note: ' n/a' }
    return isBroken ? { kind: 'beyond', note: ' not reached' } : { kind: 'missed', note: ' ×0' }
  }
}

/** The coverage of the drawing as tables that open on demand. */
function coveragePart(flow: DrivenFlow): string {
  const hitCell = (hits: number, key: string): Cell => ({
    text: String(hits),
    isShort: hits === 0 && !(key in flow.untaken) && pathShare(flow).done === flow.paths.length,
  })
  const stateRows = flow.states.map(({ name, hits }): Cell[] => [{ text: name }, hitCell(hits, name)])
  const arrowRows = flow.transitions.map(({ key, from, event, to, guard = '', hits }): Cell[] => [
    ...[from || 'anywhere', event || 'at once', to.join(', ') || 'stays', guard].map((text) => ({ text })),
    hitCell(hits, key),
  ])
  const reasons = Object.entries(flow.untaken).map((row): Cell[] => row.map((text) => ({ text })))
  const tables = [
    { what: 'States', count: written(shareIn(flow.shares, 'states')), heads: ['State', 'Visits'], rows: stateRows },
    {
      what: 'Transitions',
      count: written(shareIn(flow.shares, 'transitions')),
      heads: ['From', 'Event', 'To', 'Guard', 'Taken'],
      rows: arrowRows,
    },
    { what: 'Out of reach', count: String(reasons.length), heads: ['Transition or state', 'Why'], rows: reasons },
  ]
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ what, count, heads, rows }) =>
      foldPart(`${what}: ${count}`, tablePart(`${what} of ${flow.flow}`, heads, rows)),
    )
    .join('\n')
}

/** A path with its sentences, what each step did, and how to drive it again. */
function pathPart(path: PathResult, isOpen = false): string {
  const { id, titles, steps, failure, behind, cutFrom, ms } = path
  const at = failure?.step ?? steps.length
  const items = steps.map((sentence, index) => {
    const trace = tracePart(path, index)
    if (index === at) return `<li class="here"><strong>Failed here:</strong> ${escaped(sentence)}${trace}</li>`
    return `<li${index > at ? ' class="never"' : ''}>${escaped(sentence)}${trace}</li>`
  })
  const wrong = failure?.sentences.map((sentence) => `<li>${escaped(sentence)}</li>`) ?? []
  const [kind, sign] = failure ? ['failed', 'Failed'] : behind ? ['behind', 'Not driven'] : ['ok', 'Holds']
  return `<details class="${kind}"${isOpen ? ' open' : ''}>
<summary><span class="sign">${sign}</span> <span class="id">${escaped(id)}</span>
<span class="title">${escaped(titles.join(' → '))}</span></summary>
${wrong.length > 0 ? `<ul class="wrong">${wrong.join('')}</ul>` : ''}
<ol class="steps">${items.join('')}</ol>
<p>${behind ? `It goes where ${escaped(behind)} failed` : `${ms} ms`}${cutFrom === undefined ? '' : `, cut down from ${cutFrom} steps`}. Again: <code>${escaped(commandOf(path))}</code></p>
</details>`
}

/** What a step did; nothing where that was not noted. */
function tracePart({ traces }: PathResult, step: number): string {
  const trace = traces[step + 1]
  if (!trace) return ''
  const { calls, changes, messages, lines = [], picture } = trace
  const parts = Object.entries({ Calls: calls, Changes: changes, Messages: messages, Written: lines })
    .filter(([, items]) => items.length > 0)
    .map(([what, items]) => `<dt>${what}</dt>${items.map((item) => `<dd>${escaped(item)}</dd>`).join('')}`)
  const seen =
    picture === undefined ? '' : `<img src="${escaped(picture)}" alt="The page after this step" loading="lazy">`
  const all = `${parts.length === 0 ? '' : `<dl class="trace">${parts.join('')}</dl>`}${seen}`
  return all === '' ? '' : foldPart('What it did', all)
}

function foldPart(title: string, content: string, isOpen = false): string {
  return `<details class="fold"${isOpen ? ' open' : ''}><summary>${escaped(title)}</summary>${content}</details>`
}

/** `isShort`: less than it should be. */
type Cell = { html: string } | { text: string; isShort?: boolean }

/** A table that scrolls within itself on a narrow window, with the keyboard too. */
function tablePart(label: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escaped(text)}</th>`).join('')
  const cellPart = (cell: Cell) =>
    'html' in cell
      ? `<td>${cell.html}</td>`
      : `<td${cell.isShort === true ? ' class="short"' : ''}>${escaped(cell.text)}</td>`
  const body = rows.map((cells) => `<tr>${cells.map(cellPart).join('')}</tr>`).join('\n')
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(label)}"><table><thead><tr>${head}</tr></thead>
<tbody>${body}</tbody></table></div>`
}
