import { arrowOf } from '#tests/model/engine/arrows.ts'
import type { PageFlow } from './page-flow.ts'
import type { ModelPath, ModelStep } from '#tests/model/engine/paths.ts'

/**
 * The arrows that only paths take which a page cannot go, by their keys, each with its own reason, or with that of the first step on
 * the way to it. `paths` are those that it does go.
 */
export function unreachableOf(
  { flow, unreachable }: Pick<PageFlow, 'flow' | 'unreachable'>,
  paths: readonly ModelPath[],
): Record<string, string> {
  const driven = new Set(paths.flatMap(({ steps }) => steps.flatMap(keysOf)))
  const own: Record<string, string> = {}
  const inherited: Record<string, string> = {}
  for (const { steps } of flow.model.paths) {
    let first: string | undefined
    for (const step of steps) {
      const reason = unreachable.find(({ when }) => when(step))?.reason
      first ??= reason
      for (const key of keysOf(step).filter((one) => !driven.has(one))) {
        if (reason !== undefined) own[key] ??= reason
        if (first !== undefined) inherited[key] ??= first
      }
    }
  }
  return { ...inherited, ...own }
}

function keysOf({ taken }: ModelStep): string[] {
  return taken.map((transition) => arrowOf(transition).key)
}
