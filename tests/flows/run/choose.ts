import type { AnyMachineSnapshot } from 'xstate'
import { arrowOf, nameOf } from '#tests/model/engine/arrows.ts'
import type { Flow } from '#tests/model/engine/flow.ts'
import type { ModelPath } from '#tests/model/engine/paths.ts'

/** Picks the paths that go from one state or event by way of another to a third, and ends them there. */
export type Way = { from?: string | undefined; via?: string | undefined; to?: string | undefined }

/** The paths of a way, each once and only as far as it leads. */
export function pathsOfWay({ model }: Flow, { from, via, to }: Way): ModelPath[] {
  const marks = [from, via, to].filter((mark) => mark !== undefined)
  const ends = model.paths.flatMap(({ begun, steps, titles }) => {
    // What is seen before the first step and after each: states, and the event that led there.
    const seen = [
      statesOf(begun),
      ...steps.map(({ event, after }) => [event.type, model.titleOf(event), ...statesOf(after)]),
    ]
    let last = -1
    for (const mark of marks) {
      const next = seen.slice(last + 1).findIndex((names) => names.includes(mark))
      if (next === -1) return []
      last += next + 1
    }
    return [to === undefined ? titles : titles.slice(0, last)]
  })
  return [...new Map(ends.map((titles) => [titles.join('\n'), titles])).values()].map((titles) => model.pathBy(titles))
}

function statesOf({ _nodes }: AnyMachineSnapshot): string[] {
  return _nodes.map(nameOf)
}

/** Those that together take each arrow that any of them takes: first those with the most new ones a step. */
export function shortestCover(paths: readonly ModelPath[]): ModelPath[] {
  const left = new Set(paths.flatMap(arrowsIn))
  const chosen: ModelPath[] = []
  const newIn = (one: ModelPath) => new Set(arrowsIn(one).filter((arrow) => left.has(arrow))).size / one.steps.length
  while (left.size > 0) {
    const best = paths.reduce((one, other) => (newIn(other) > newIn(one) ? other : one))
    chosen.push(best)
    for (const arrow of arrowsIn(best)) left.delete(arrow)
  }
  return chosen
}

export const arrowsIn = ({ steps }: ModelPath): string[] =>
  steps.flatMap(({ taken }) => taken.map((transition) => arrowOf(transition).key))
