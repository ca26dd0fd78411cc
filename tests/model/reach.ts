import { waitFor, type Actor, type AnyMachineSnapshot, type AnyStateMachine, type SnapshotFrom } from 'xstate'

/** The actor's snapshot once it is in the state of `goal`, or after two seconds whatever it is in: the caller compares. */
export async function reach<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  goal: AnyMachineSnapshot,
): Promise<SnapshotFrom<Machine>> {
  const value = JSON.stringify(goal.value)
  const isThere = (snapshot: AnyMachineSnapshot) => JSON.stringify(snapshot.value) === value
  return waitFor(actor, isThere, { timeout: 2_000 }).catch(() => actor.getSnapshot())
}

/** The name of the state that a view shows: the outermost. */
export function stateName({ value }: AnyMachineSnapshot): string {
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')
}
