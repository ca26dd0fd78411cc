import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { tillMachine } from '#machines/desk/till.machine.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { useDesk } from '../session/use-desk.ts'
import { useChanges } from '../session/use-desk-call.ts'
import { texts } from './texts.ts'
import { createTillActors } from './till.actors.ts'

export type TillRef = ActorRefFrom<typeof tillMachine>
export type TillSnapshot = SnapshotFrom<typeof tillMachine>

/** One's own shift, for the page of the cashier. */
export function useTill(onChanged: () => void): TillRef {
  const { api } = useDesk()
  function announce(text: string): void {
    showToast('success', text)
    onChanged()
  }
  const till = useMachine(tillMachine, () => createTillActors({ api }), {
    on: {
      'shift.opened': () => announce(texts.opened),
      'entry.recorded': () => announce(texts.recorded),
      'entry.reversed': () => announce(texts.entryReversed),
      'payment.voided': ({ receipt }) => announce(texts.isVoided(receipt)),
      'shift.closed': onChanged,
    },
  })
  useChanges(() => till.send({ type: 'till.changed' }))
  return till
}
