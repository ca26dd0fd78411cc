import type { ActorRefFrom } from 'xstate'
import { creditInvoiceMachine } from '#machines/desk/paper-dialogs.machine.ts'
import { Button } from '#ui/Button.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { FormDialog } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { ReasonInput } from '../parts/inputs.tsx'
import { useActDialog } from '../session/use-act-dialog.ts'
import { createCreditActors } from './paper.actors.ts'
import { texts } from './texts.ts'

/** `number`: of the invoice that can be taken back; undefined where there is none. */
type CreditInvoiceProps = { code: string; number: string | undefined; onDone: () => void }

export function CreditInvoice({ code, number, onDone }: CreditInvoiceProps) {
  const credit = useActDialog(creditInvoiceMachine, createCreditActors, { done: () => texts.credited, onDone })
  return (
    <>
      {number !== undefined && (
        <Button kind="outlined" onClick={() => credit.send({ type: 'dialog.opened', subject: { code, number } })}>
          {texts.creditOf(number)}
        </Button>
      )}
      <FormDialog form={credit} title={texts.creditIt}>
        {(onClose) => <ReasonForm credit={credit} onClose={onClose} />}
      </FormDialog>
    </>
  )
}

type ReasonFormProps = { credit: ActorRefFrom<typeof creditInvoiceMachine>; onClose: () => void }

function ReasonForm({ credit, onClose }: ReasonFormProps) {
  const { bind, frame } = useForm(credit, texts.creditProblems)
  return (
    <ActionForm {...frame} action={texts.creditIt} onClose={onClose}>
      <ReasonInput label={texts.creditReason} required {...bind('reason')} />
    </ActionForm>
  )
}
