import type { AnyTransitionDefinition } from 'xstate'

/** The values that a machine's code gives to a guard; what is worked out from an event is known only when that happens. */
export function paramsOf({ guard }: AnyTransitionDefinition): string[] {
  if (typeof guard !== 'object' || !('params' in guard)) return []
  const { params } = guard
  return typeof params === 'object' && params !== null ? Object.values(params).map(String) : []
}
