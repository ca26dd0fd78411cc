import { coveringPaths, type Covering } from './covering-paths.ts'
import type { Move } from '#tests/model/engine/paths.ts'
import type { PageFlow } from './page-flow.ts'

/**
 * The paths that a page is driven by: without what it cannot cause. They take each transition of the machine once; all that guards
 * read besides is tried over the API.
 */
export function pathsOnPage(pageFlow: PageFlow): Covering {
  const nameOf = ({ before, event, after }: Move) =>
    JSON.stringify([before.value, pageFlow.flow.model.titleOf(event), after.value])
  return coveringPaths(pageFlow.flow.model, {
    isLeftOut: (move) => pageFlow.unreachable.some(({ when }) => when(move)),
    nameOf: (move) => pageFlow.countsAs?.(move) ?? nameOf(move),
    mayFollow: (move, last) => pageFlow.mayFollow?.(move, last) ?? true,
  })
}
