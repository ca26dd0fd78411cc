import type { ActorRefFrom } from 'xstate'
import { issueInvoiceMachine, type InvoiceSubject } from '#machines/desk/paper-dialogs.machine.ts'
import { TextInput } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { Notice } from '#ui/messages.tsx'
import { ActDialog } from '../parts/ActDialog.tsx'
import { useActDialog } from '../session/use-act-dialog.ts'
import { createIssueActors } from './paper.actors.ts'
import { texts } from './texts.ts'

type IssueInvoiceProps = { subject: InvoiceSubject; isOffered: boolean; onDone: () => void }

export function IssueInvoice({ subject, isOffered, onDone }: IssueInvoiceProps) {
  const invoice = useActDialog(issueInvoiceMachine, createIssueActors, { done: () => texts.issued, onDone })
  return (
    <ActDialog form={invoice} label={texts.issue} isOffered={isOffered} subject={subject}>
      {(onClose) => <BuyerForm invoice={invoice} onClose={onClose} />}
    </ActDialog>
  )
}

type BuyerFormProps = { invoice: ActorRefFrom<typeof issueInvoiceMachine>; onClose: () => void }

function BuyerForm({ invoice, onClose }: BuyerFormProps) {
  const { bind, frame } = useForm(invoice, texts.issueProblems)
  return (
    <ActionForm {...frame} action={texts.issue} onClose={onClose}>
      <Notice kind="info">{texts.isFinal}</Notice>
      <TextInput label={texts.buyer} maxLength={120} autoComplete="off" {...bind('buyer')} />
      <TextInput label={texts.buyerBin} inputMode="numeric" maxLength={20} autoComplete="off" {...bind('bin')} />
      <TextInput label={texts.buyerAddress} maxLength={200} autoComplete="off" {...bind('address')} />
    </ActionForm>
  )
}
