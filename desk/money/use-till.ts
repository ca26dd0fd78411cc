import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { cashEntryMachine, reverseEntryMachine, voidPaymentMachine } from '#machines/desk/till-dialogs.machine.ts'
import { closeShiftMachine } from '#machines/desk/close-shift.machine.ts'
import { tillMachine } from '#machines/desk/till.machine.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { useActDialog } from '../session/use-act-dialog.ts'
import { useDesk } from '../session/use-desk.ts'
import { useChanges } from '../session/use-desk-call.ts'
import { texts } from './texts.ts'
import {
  createCloseShiftActors,
  createEntryActors,
  createReversalActors,
  createTillActors,
  createVoidActors,
} from './till.actors.ts'

export type EntryRef = ActorRefFrom<typeof cashEntryMachine>
export type VoidRef = ActorRefFrom<typeof voidPaymentMachine>
export type ReversalRef = ActorRefFrom<typeof reverseEntryMachine>
export type TillSnapshot = SnapshotFrom<typeof tillMachine>

/** One's own shift, and the dialogs in which it is changed. */
export type TillActors = {
  till: ActorRefFrom<typeof tillMachine>
  entry: EntryRef
  voiding: VoidRef
  reversal: ReversalRef
  closing: ActorRefFrom<typeof closeShiftMachine>
}

/** One's own shift, for the page of the cashier. */
export function useTill(onChanged: () => void): { actors: TillActors; noteOpened: () => void } {
  const { api } = useDesk()
  const till = useMachine(tillMachine, () => createTillActors({ api }))
  const readAgain = () => till.send({ type: 'data.outdated' })
  function onDone(): void {
    readAgain()
    onChanged()
  }
  const entry = useActDialog(cashEntryMachine, createEntryActors, { done: () => texts.recorded, onDone })
  const voiding = useActDialog(voidPaymentMachine, createVoidActors, {
    done: ({ subject }) => texts.isVoided(subject.Receipt),
    onDone,
  })
  const reversal = useActDialog(reverseEntryMachine, createReversalActors, { done: () => texts.entryReversed, onDone })
  const closing = useMachine(closeShiftMachine, () => createCloseShiftActors({ api }), {
    on: {
      'shift.closed'({ closed }) {
        till.send({ type: 'shift.closed', closing: closed })
        onChanged()
      },
      'form.refused': readAgain,
    },
  })
  useChanges(readAgain)
  function noteOpened(): void {
    showToast('success', texts.opened)
    onDone()
  }
  return { actors: { till, entry, voiding, reversal, closing }, noteOpened }
}
