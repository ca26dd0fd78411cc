import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { closeShiftOfMachine } from '#machines/desk/close-shift-of.machine.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { FormDialog } from '../parts/FormDialog.tsx'
import { useDesk } from '../session/use-desk.ts'
import { CountedForm, CountForm } from './CloseForms.tsx'
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
      'shift.closed'({ shift, count }) {
        showToast('success', texts.shiftClosed(shift.By, differenceText(count.Difference)))
        onDone()
      },
      'form.refused': onDone,
    },
  })
}

const selectShift = ({ context }: CloseShiftOfSnapshot) => context.shift
const selectCount = ({ context }: CloseShiftOfSnapshot) => context.count

export function CloseShiftOfDialog({ closing }: { closing: CloseShiftOfRef }) {
  const name = useSelector(closing, selectShift)?.By ?? ''
  const count = useSelector(closing, selectCount)
  return (
    <FormDialog form={closing} title={texts.closeShiftOf(name)}>
      {(onClose) =>
        count ? (
          <CountedForm
            form={closing}
            count={count}
            onRecount={() => closing.send({ type: 'recount.chosen' })}
            onClose={onClose}
          />
        ) : (
          <CountForm form={closing} lead={texts.countLeadOf(name)} action={texts.closeShift} onClose={onClose} />
        )
      }
    </FormDialog>
  )
}
