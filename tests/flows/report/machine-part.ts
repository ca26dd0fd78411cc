import { chartOf } from '../chart/chart.ts'
import { drawingOf } from '../chart/drawing.ts'
import { layoutOf } from '../chart/layout.ts'
import type { MachineFile } from '../chart/read-machines.ts'
import { escaped } from '../escaped.ts'
import { coveragePart, written } from './coverage-part.ts'
import { marksOf } from './marks.ts'
import { pathPart, replayOf } from './path-part.ts'
import type { MachineSum } from './sums.ts'

const LEGEND = `<ul class="legend" aria-label="Colours of the drawing">
<li><span></span>driven, so many times</li><li class="missed"><span></span>never driven</li>
<li class="beyond"><span></span>cannot be caused by this driver</li></ul>`

/** Where the summary leads for a machine and driver. */
export function anchorOf({ machine, driver }: MachineSum): string {
  return `${machine}-${driver}`
}

/** Everything about one machine: by each driver its drawing, its coverage and its paths. */
export async function machinePart({ machine, idea }: MachineFile, sums: readonly MachineSum[]): Promise<string> {
  const chart = chartOf(machine)
  const parts = sums.map(async (sum) => {
    const marks = marksOf(sum)
    const id = anchorOf(sum)
    const title = `${machine.id}, driven by ${driverWords[sum.driver]}`
    const drawing = drawingOf(chart, await layoutOf(chart, marks), {
      id: `${id}-drawing`,
      title,
      marks,
      isStyled: false,
    })
    return [
      `<h3 id="${id}">By ${driverWords[sum.driver]}: ${written(sum.paths)} paths hold</h3>`,
      `<div class="scroll" tabindex="0" role="region" aria-label="Drawing of ${escaped(title)}">${drawing}</div>`,
      LEGEND,
      coveragePart(sum),
      ...sum.flows.map(({ flow, driver, paths }) => {
        const list = paths.map((path) => pathPart(path, replayOf(path, driver))).join('\n')
        const isOpen = paths.some(({ ok }) => !ok) ? ' open' : ''
        return `<details class="fold"${isOpen}><summary>Paths of ${escaped(flow)}: ${paths.length}</summary><div class="list">${list}</div></details>`
      }),
    ].join('\n')
  })
  return `<section class="machine"><h2 id="${machine.id}">${escaped(machine.id)}</h2>
<p>${escaped(idea)}</p>
${(await Promise.all(parts)).join('\n')}
</section>`
}

export const driverWords = { api: 'its actors over the booking API', page: 'its page in a browser' } as const
