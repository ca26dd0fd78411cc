import type { ActorRefFrom } from 'xstate'
import { formatTaka } from '#contract/wording/format.ts'
import { billCompanyMachine } from '#machines/desk/bill-dialogs.machine.ts'
import { TextInput } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { Notice } from '#ui/messages.tsx'
import { ActDialog } from '../parts/ActDialog.tsx'
import { useActDialog } from '../session/use-act-dialog.ts'
import { createBillCompanyActors } from './bill.actors.ts'
import { texts } from './texts.ts'

/** `due`: what it is about, BDT. */
type BillCompanyProps = { code: string; guest: string; due: number; isOffered: boolean; onDone: () => void }

/** Lets a company owe what is due. */
export function BillCompany({ code, guest, due, isOffered, onDone }: BillCompanyProps) {
  const bill = useActDialog(billCompanyMachine, createBillCompanyActors, {
    done: ({ fields }) => texts.companyBilled(fields.company.trim()),
    onDone,
  })
  return (
    <ActDialog form={bill} label={texts.billCompany} isOffered={isOffered} subject={{ code, guest }}>
      {(onClose) => <CompanyForm bill={bill} due={due} onClose={onClose} />}
    </ActDialog>
  )
}

type CompanyFormProps = { bill: ActorRefFrom<typeof billCompanyMachine>; due: number; onClose: () => void }

function CompanyForm({ bill, due, onClose }: CompanyFormProps) {
  const { bind, frame } = useForm(bill, texts.companyProblems)
  return (
    <ActionForm {...frame} action={texts.billCompany} onClose={onClose}>
      <Notice kind="info">{texts.billCompanyLead(formatTaka(due))}</Notice>
      <TextInput label={texts.company} maxLength={120} autoComplete="off" required {...bind('company')} />
      <TextInput label={texts.companyAddress} maxLength={200} autoComplete="off" required {...bind('address')} />
      <TextInput label={texts.companyBin} inputMode="numeric" maxLength={20} autoComplete="off" {...bind('bin')} />
      <TextInput
        label={texts.companyReference}
        hint={texts.companyReferenceHint}
        maxLength={120}
        autoComplete="off"
        {...bind('reference')}
      />
      <TextInput
        label={texts.agreedBy}
        hint={texts.agreedByHint}
        maxLength={120}
        autoComplete="off"
        required
        {...bind('agreedBy')}
      />
    </ActionForm>
  )
}
