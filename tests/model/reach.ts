import { isDeepStrictEqual } from 'node:util'
import { waitFor, type Actor, type AnyMachineSnapshot, type AnyStateMachine, type SnapshotFrom } from 'xstate'

/** The actor's snapshot once it shows what `goal` shows, or after two seconds whatever it shows: the caller compares. */
export async function reach<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  goal: AnyMachineSnapshot,
  shownOf: (snapshot: AnyMachineSnapshot) => unknown = ({ value }) => value,
): Promise<SnapshotFrom<Machine>> {
  const wanted = shownOf(goal)
  const isThere = (snapshot: AnyMachineSnapshot) => isDeepStrictEqual(shownOf(snapshot), wanted)
  return waitFor(actor, isThere, { timeout: 2_000 }).catch(() => actor.getSnapshot())
}

/** The name of the state that a view shows: the outermost. */
export function stateName({ value }: AnyMachineSnapshot): string {
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')
}
