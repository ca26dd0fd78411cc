import { useSelector } from '@xstate/react'
import { openShiftMachine } from '#machines/desk/till-dialogs.machine.ts'
import { RadioGroup } from '#ui/fields/inputs.tsx'
import { formatTaka } from '#contract/wording/format.ts'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { FormDialog } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { plainText } from '../guests/plain-text.ts'
import { AmountInput, ReasonInput } from '../parts/inputs.tsx'
import { useDesk } from '../session/use-desk.ts'
import { signedTaka } from './money-words.ts'
import { texts } from './texts.ts'
import { createOpenShiftActors } from './till.actors.ts'
import type { EntryRef, ReversalRef, VoidRef } from './use-till.ts'

/** The cash with which a shift begins. */
export function OpenForm({ onOpened }: { onOpened: () => void }) {
  const { api } = useDesk()
  const opening = useMachine(openShiftMachine, () => createOpenShiftActors({ api }), { on: { 'form.sent': onOpened } })
  const { bind, frame } = useForm(opening, texts.floatProblems)
  return (
    <ActionForm {...frame} action={texts.openShift}>
      <p>{texts.noShift}</p>
      <AmountInput label={texts.float} required {...bind('float')} />
    </ActionForm>
  )
}

const directions = [
  { value: 'into', label: texts.into },
  { value: 'outOf', label: texts.outOf },
] as const

/** Cash that comes or goes and is not a payment. */
export function EntryDialog({ entry }: { entry: EntryRef }) {
  const { fields, bind, change, frame } = useForm(entry, texts.entryProblems)
  return (
    <FormDialog form={entry} title={texts.entries}>
      {(onClose) => (
        <ActionForm {...frame} action={texts.record} onClose={onClose}>
          <RadioGroup
            label={texts.direction}
            options={directions}
            value={fields.direction}
            onChange={(direction) => change('direction', direction)}
          />
          <AmountInput label={texts.entryAmount} required {...bind('sum')} />
          <ReasonInput label={texts.entryReason} hint={texts.entryHint} required {...bind('reason')} />
        </ActionForm>
      )}
    </FormDialog>
  )
}

/** A payment that was recorded wrongly. */
export function VoidDialog({ voiding }: { voiding: VoidRef }) {
  const { bind, frame } = useForm(voiding, texts.reasonProblems)
  const payment = useSelector(voiding, ({ context }) => context.subject)
  return (
    <FormDialog form={voiding} title={texts.void}>
      {(onClose) => (
        <ActionForm {...frame} action={texts.void} onClose={onClose}>
          {payment && <p>{texts.voidLead(payment.Receipt, formatTaka(payment.Amount))}</p>}
          <ReasonInput label={texts.reason} required {...bind('reason')} />
        </ActionForm>
      )}
    </FormDialog>
  )
}

/** An entry that was recorded wrongly. */
export function ReverseDialog({ reversal }: { reversal: ReversalRef }) {
  const { bind, frame } = useForm(reversal, texts.reasonProblems)
  const entry = useSelector(reversal, ({ context }) => context.subject)
  return (
    <FormDialog form={reversal} title={texts.reverseEntry}>
      {(onClose) => (
        <ActionForm {...frame} action={texts.reverseEntry} onClose={onClose}>
          {entry && <p>{texts.reverseEntryLead(signedTaka(entry.Amount), plainText(entry.Reason))}</p>}
          <ReasonInput label={texts.reason} required {...bind('reason')} />
        </ActionForm>
      )}
    </FormDialog>
  )
}
