import type { DriverName, PathResult } from '#tests/model/engine/result.ts'
import { chartOf } from '../drawing/chart.ts'
import { drawingOf, type Mark } from '../drawing/drawing.ts'
import { escaped } from '../drawing/escaped.ts'
import type { MachineFile } from '../drawing/machine-docs.ts'
import { hasFailed, replayOf, replayOfWalk, type FlowWalks, type MachineSum, type Share } from './flows-run.ts'

const driverWords = { api: 'its actors over the booking API', page: 'its page in a browser' } as const

const LEGEND = `<ul class="legend" aria-label="Colours of the drawing">
<li><span></span>driven, so many times</li><li class="missed"><span></span>×0: never driven</li>
<li class="beyond"><span></span>n/a: cannot be caused by this driver</li></ul>`

/** Everything about one machine: by each driver its drawing, its coverage and its paths. */
export async function machinePart({ machine, idea }: MachineFile, sums: readonly MachineSum[]): Promise<string> {
  const chart = chartOf(machine)
  const parts = sums.map(async (sum) => {
    const id = `${sum.machine}-${sum.driver}`
    const title = `${machine.id}, driven by ${driverWords[sum.driver]}`
    const drawing = await drawingOf(chart, { id: `${id}-drawing`, title, markOf: marksOf(sum) })
    return `<h3 id="${id}">By ${driverWords[sum.driver]}: ${written(sum.paths)} paths hold</h3>
<div class="scroll" tabindex="0" role="region" aria-label="Drawing of ${escaped(title)}">${drawing}</div>
${LEGEND}
${coveragePart(sum)}
${sum.flows.map(({ flow, driver, paths }) => pathsPart(`Paths of ${flow}`, paths, driver)).join('\n')}`
  })
  return `<section class="machine"><h2 id="${machine.id}">${escaped(machine.id)}</h2>
<p>${escaped(idea)}</p>
${(await Promise.all(parts)).join('\n')}
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

/** What a driver drove of a machine, in tables that open on demand. */
function coveragePart({ machine, driver, states, transitions, guards, coverage, beyond }: MachineSum): string {
  const of = `of ${machine} (${driver})`
  const hitCell = (hits: number, key: string): Cell => ({ number: hits, isShort: hits === 0 && !beyond.has(key) })
  const folds: [string, string, string[], Cell[][]][] = [
    [
      `States: ${written(coverage.states)}`,
      `States ${of}`,
      ['State', 'Visits'],
      states.map(({ name, hits }) => [{ code: name }, hitCell(hits, name)]),
    ],
    [
      `Transitions: ${written(coverage.transitions)}`,
      `Transitions ${of}`,
      ['From', 'Event', 'To', 'Guard', 'Taken'],
      transitions.map(({ key, from, event, to, guard = '', hits }) => [
        { code: from || 'anywhere' },
        { code: event || 'at once' },
        { code: to.join(', ') || 'stays' },
        { code: guard },
        hitCell(hits, key),
      ]),
    ],
    [
      `Guards tried both ways: ${written(coverage.guards)}`,
      `Guards ${of}`,
      ['Transition', 'Guard', 'Passed', 'Held back'],
      guards.map(({ transition, guard, passed, refused }) => [
        { code: transition },
        { code: guard },
        hitCell(passed, transition),
        hitCell(refused, transition),
      ]),
    ],
    [
      `Not by this driver: ${beyond.size}`,
      `What this driver cannot cause ${of}`,
      ['Transition or state', 'Why'],
      [...beyond].map(([key, reason]) => [{ code: key }, { text: reason }]),
    ],
  ]
  return folds
    .filter(([, , , rows]) => rows.length > 0)
    .map(
      ([title, label, heads, rows]) =>
        `<details class="fold"><summary>${escaped(title)}</summary>${tablePart(label, heads, rows)}</details>`,
    )
    .join('\n')
}

function pathsPart(title: string, paths: readonly PathResult[], driver: DriverName): string {
  const list = paths.map((path) => pathPart(path, replayOf(path.id, driver))).join('\n')
  const isOpen = paths.some(({ ok }) => !ok) ? ' open' : ''
  return `<details class="fold"${isOpen}><summary>${escaped(title)}: ${paths.length}</summary><div class="list">${list}</div></details>`
}

/**
 * A path with its sentences, open if it failed. `again` is the command that drives it once more, `picture` the screenshot of its
 * failure as a data address.
 */
export function pathPart({ id, title, steps, ok, failure, ms }: PathResult, again: string, picture?: string): string {
  const at = failure?.step ?? steps.length
  const items = steps.map((sentence, index) => {
    if (index < at) return `<li>${escaped(sentence)}</li>`
    return index === at
      ? `<li class="here"><strong>Failed here:</strong> ${escaped(sentence)}</li>`
      : `<li class="never">${escaped(sentence)}</li>`
  })
  const wrong = failure?.sentences.map((sentence) => `<li>${escaped(sentence)}</li>`) ?? []
  return [
    `<details class="${ok ? 'ok' : 'failed'}"${ok ? '' : ' open'}>`,
    `<summary><span class="sign">${ok ? 'Holds' : 'Failed'}</span> <span class="id">${escaped(id)}</span>`,
    `<span class="title">${escaped(title)}</span></summary>`,
    ...(wrong.length > 0 ? [`<ul class="wrong">${wrong.join('')}</ul>`] : []),
    ...(picture === undefined
      ? []
      : [`<img class="seen" src="${picture}" alt="The page as it was when this step failed" loading="lazy">`]),
    `<ol class="steps">${items.join('')}</ol>`,
    `<p>${ms} ms. Again: <code>${escaped(again)}</code></p>`,
    '</details>',
  ].join('\n')
}

/** The random walks: how many there were, and of each that failed the shortest that fails too. */
export function walksPart(walks: readonly FlowWalks[]): string {
  if (walks.length === 0) return ''
  const rows = walks.map(({ flow, driver, walks }): Cell[] => {
    const failed = walks.filter(hasFailed).length
    const seeds = `${walks[0]?.seed ?? ''} to ${walks.at(-1)?.seed ?? ''}`
    return [
      { code: flow },
      { text: driver },
      { number: walks.length },
      { number: failed, isShort: failed > 0 },
      { number: seeds },
    ]
  })
  const failed = walks.flatMap(({ flow, driver, walks }) =>
    walks.filter(hasFailed).map(({ walk, shortest = walk, seed }) => {
      const found = `Found on a walk of ${walk.steps.length} steps, and made as short as it still fails.`
      const part = pathPart(shortest, replayOfWalk({ flow, driver }, seed))
      return `<h3>${escaped(flow)} (${driver}), seed ${seed}</h3><p>${found}</p>${part}`
    }),
  )
  return `<section class="machine"><h2 id="walks">Random walks</h2>
<p>Events in an order that no generated path has, chosen by chance and repeated by their seeds.</p>
${tablePart('Random walks by flow', ['Flow', 'Driver', 'Walks', 'Failed', 'Seeds'], rows)}
${failed.join('\n')}
</section>`
}

export type Cell =
  | { text: string }
  | { code: string }
  | { html: string }
  | { number: number | string; /** Less than it should be. */ isShort?: boolean }

/** A table that scrolls within itself on a narrow window, by keys too. */
export function tablePart(label: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const head = heads.map((text, index) => {
    const cell = rows[0]?.[index]
    return `<th scope="col"${cell && 'number' in cell ? ' class="number"' : ''}>${escaped(text)}</th>`
  })
  const body = rows.map((cells) => `<tr>${cells.map(cellPart).join('')}</tr>`)
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(label)}"><table><thead><tr>${head.join('')}</tr></thead><tbody>
${body.join('\n')}
</tbody></table></div>`
}

function cellPart(cell: Cell): string {
  if ('number' in cell) return `<td class="number${cell.isShort === true ? ' short' : ''}">${cell.number}</td>`
  if ('code' in cell) return `<td><code>${escaped(cell.code)}</code></td>`
  return `<td>${'html' in cell ? cell.html : escaped(cell.text)}</td>`
}

export function written({ done, all }: Share): string {
  return `${done} of ${all}`
}
