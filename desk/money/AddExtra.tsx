import type { Levies } from '#contract/values/money.ts'
import type { ActorRefFrom } from 'xstate'
import { addExtraMachine, sumOf } from '#machines/desk/bill-dialogs.machine.ts'
import { TextInput } from '#ui/fields/inputs.tsx'
import { withVatText } from '#contract/wording/format.ts'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { ActDialog } from '../parts/ActDialog.tsx'
import { AmountInput } from '../parts/inputs.tsx'
import { useActDialog } from '../session/use-act-dialog.ts'
import { createExtraActors } from './bill.actors.ts'
import { texts } from './texts.ts'

type AddExtraProps = { code: string; levies: Levies; isOffered: boolean; onDone: () => void }

/** Adds an extra to the bill. */
export function AddExtra({ code, levies, isOffered, onDone }: AddExtraProps) {
  const extra = useActDialog(addExtraMachine, createExtraActors, {
    done: ({ fields }) => texts.extraAdded(fields.label.trim()),
    onDone,
  })
  return (
    <ActDialog form={extra} label={texts.addExtra} isOffered={isOffered} subject={{ code }}>
      {(onClose) => <ExtraForm extra={extra} levies={levies} onClose={onClose} />}
    </ActDialog>
  )
}

type ExtraFormProps = { extra: ActorRefFrom<typeof addExtraMachine>; levies: Levies; onClose: () => void }

function ExtraForm({ extra, levies, onClose }: ExtraFormProps) {
  const { fields, bind, frame } = useForm(extra, texts.extraProblems)
  const sum = sumOf(fields)
  return (
    <ActionForm
      {...frame}
      action={sum === undefined ? texts.addExtra : texts.addFor(withVatText(sum, levies))}
      onClose={onClose}
    >
      <TextInput
        label={texts.extraLabel}
        hint={texts.extraHint}
        maxLength={80}
        autoComplete="off"
        required
        {...bind('label')}
      />
      <TextInput
        label={texts.quantity}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        required
        {...bind('quantity')}
      />
      <AmountInput label={texts.price} hint={texts.priceHint} required {...bind('price')} />
    </ActionForm>
  )
}
