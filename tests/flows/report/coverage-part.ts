import { escaped } from '../escaped.ts'
import { tablePart, type Cell } from './table-part.ts'
import type { MachineSum, Share } from './sums.ts'

/** What a driver drove of a machine, in tables that open on demand. */
export function coveragePart(sum: MachineSum): string {
  const { machine, driver, coverage, beyond } = sum
  const of = `of ${machine} (${driver})`
  const hitCell = (hits: number, key: string): Cell =>
    hits > 0 || beyond.has(key) ? { number: hits } : { number: hits, isShort: true }
  return [
    fold(
      `States: ${written(coverage.states)}`,
      `States ${of}`,
      ['State', 'Visits'],
      sum.states.map(({ name, hits }) => [{ code: name }, hitCell(hits, name)]),
    ),
    fold(
      `Transitions: ${written(coverage.transitions)}`,
      `Transitions ${of}`,
      ['From', 'Event', 'To', 'Guard', 'Taken'],
      sum.transitions.map(({ key, from, event, to, guard, hits }) => [
        { code: from || 'anywhere' },
        { code: event || 'at once' },
        { code: to.join(', ') || 'stays' },
        { code: guard ?? '' },
        hitCell(hits, key),
      ]),
    ),
    fold(
      `Guards tried both ways: ${written(coverage.guards)}`,
      `Guards ${of}`,
      ['Transition', 'Guard', 'Let pass', 'Held back'],
      sum.guards.map(({ transition, guard, passed, refused }) => [
        { code: transition },
        { code: guard },
        hitCell(passed, transition),
        hitCell(refused, transition),
      ]),
    ),
    ...(beyond.size > 0
      ? [
          fold(
            `Not by this driver: ${beyond.size}`,
            `What this driver cannot cause ${of}`,
            ['Transition or state', 'Why'],
            [...beyond].map(([key, reason]) => [{ code: key }, { text: reason }]),
          ),
        ]
      : []),
  ].join('\n')
}

export function written({ done, all }: Share): string {
  return `${done} of ${all}`
}

function fold(title: string, label: string, heads: readonly string[], rows: readonly Cell[][]): string {
  return `<details class="fold"><summary>${escaped(title)}</summary>${tablePart(label, heads, rows)}</details>`
}
