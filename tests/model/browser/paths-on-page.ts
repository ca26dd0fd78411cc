import { coveringPaths, type Covering } from './covering-paths.ts'
import type { PageFlow } from './page-flow.ts'

/** The paths that a page is driven by: without what it cannot cause. */
export function pathsOnPage(pageFlow: PageFlow): Covering {
  return coveringPaths(pageFlow.flow.model, {
    isLeftOut: (move) => pageFlow.unreachable.some(({ when }) => when(move)),
    nameOf: (move) => pageFlow.countsAs?.(move) ?? pageFlow.flow.model.nameOf(move),
    mayFollow: (move, last) => pageFlow.mayFollow?.(move, last) ?? true,
  })
}
