import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { closeShiftOfMachine } from '#machines/desk/close-shift.machine.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { useDesk } from '../session/use-desk.ts'
import { CloseDialog } from './CloseDialog.tsx'
import { differenceText } from './money-words.ts'
import { texts } from './texts.ts'
import { createCloseShiftOfActors } from './till.actors.ts'

export type CloseShiftOfRef = ActorRefFrom<typeof closeShiftOfMachine>
type CloseShiftOfSnapshot = SnapshotFrom<typeof closeShiftOfMachine>

/** Closes the shift of a colleague who is absent. */
export function useCloseShiftOf(onDone: () => void): CloseShiftOfRef {
  const { api } = useDesk()
  return useMachine(closeShiftOfMachine, () => createCloseShiftOfActors({ api }), {
    on: {
      'shift.closed'({ closed, count }) {
        showToast('success', texts.shiftClosed(closed.By, differenceText(count.Difference)))
        onDone()
      },
      'form.refused': onDone,
    },
  })
}

const selectShift = ({ context }: CloseShiftOfSnapshot) => context.shift

export function CloseShiftOfDialog({ closing }: { closing: CloseShiftOfRef }) {
  const name = useSelector(closing, selectShift)?.By ?? ''
  return (
    <CloseDialog
      closing={closing}
      title={texts.closeShiftOf(name)}
      lead={texts.countLeadOf(name)}
      action={texts.closeShift}
    />
  )
}
