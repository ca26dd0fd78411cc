import type { AnyMachineSnapshot } from 'xstate'

/** The name of the state that a view shows: the outermost. */
export function stateName({ value }: AnyMachineSnapshot): string {
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')
}
