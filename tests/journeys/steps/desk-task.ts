import { messageOf } from './desk-days.ts'
import type { Desk, Name, Step } from './desk-steps.ts'

export type Member = 'reception' | 'manager' | 'owner'

/** Where a task begins: on a page, at the booking of a guest, or where the task before it ended. */
type Beginning = 'Today' | 'Cashier' | { bookingOf: string } | undefined

export type Task = {
  /** To the letter as in docs/benchmarks.md, where its taps and fields are. */
  name: string
  from: Beginning
  does: readonly Step[]
  /** What the desk says or shows when it is done. */
  shows: Name | Step
  by: Member
}

export function taskAt(
  from: Beginning,
  name: string,
  does: readonly Step[],
  shows: Name | Step,
  by: Member = 'reception',
): Task {
  return { name, from, does, shows, by }
}
export const task = (name: string, ...rest: readonly [readonly Step[], Name | Step, Member?]) =>
  taskAt('Today', name, ...rest)

/** Does a task until the desk shows that it is done. */
export async function perform(desk: Desk, { does, shows }: Task): Promise<void> {
  for (const step of does) await step(desk)
  if (typeof shows === 'function') await shows(desk)
  else await messageOf(desk.page, shows).waitFor()
}
