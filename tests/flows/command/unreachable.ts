import { arrowOf } from '#tests/model/arrows.ts'
import type { PageFlow } from '#tests/model/page/page-flow.ts'
import type { ModelPath, ModelStep } from '#tests/model/paths.ts'

type Event = { type: string }

/**
 * The arrows that only paths take which a page cannot go, by their keys, each with the reason of the first step that it cannot do.
 * `paths` are those that it does go.
 */
export function unreachableOf(
  { flow, unreachable }: Pick<PageFlow, 'flow' | 'unreachable'>,
  paths: readonly ModelPath<Event>[],
): Record<string, string> {
  const driven = new Set(paths.flatMap(({ steps }) => steps.flatMap(keysOf)))
  const reasons: Record<string, string> = {}
  for (const { steps } of flow.model.paths) {
    let reason: string | undefined
    for (const step of steps) {
      reason ??= unreachable.find(({ when }) => when(step))?.reason
      if (reason === undefined) continue
      for (const key of keysOf(step)) if (!driven.has(key)) reasons[key] ??= reason
    }
  }
  return reasons
}

function keysOf({ taken }: ModelStep<Event>): string[] {
  return taken.map((transition) => arrowOf(transition).key)
}
