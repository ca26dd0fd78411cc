import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { DeskGuest } from '#contract/reception/guest-page.ts'
import { correctGuestMachine, isOtherPhone } from '#machines/desk/guest-dialogs.machine.ts'
import { TextInput } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { Notice } from '#ui/messages.tsx'
import { ActDialog } from '../parts/ActDialog.tsx'
import { ReasonInput } from '../parts/inputs.tsx'
import { useActDialog } from '../session/use-act-dialog.ts'
import { useCan } from '../session/use-desk.ts'
import { createCorrectionActors } from './guest-page.actors.ts'
import { texts } from './texts.ts'

/** Corrects how a guest is called and reached, and says what another phone changes. */
export function CorrectGuest({ guest, onDone }: { guest: DeskGuest; onDone: () => void }) {
  const { Id: id, FirstName: firstName, LastName: lastName, Phone: phone, Email: email, IsSignedIn } = guest
  const correction = useActDialog(correctGuestMachine, createCorrectionActors, { done: () => texts.corrected, onDone })
  return (
    <ActDialog
      form={correction}
      label={texts.correct}
      title={texts.correctTitle}
      subject={{ id, firstName, lastName, phone, email, mayLosePhone: useCan('guest.changePhone') }}
    >
      {(onClose) => <CorrectionForm correction={correction} isSignedIn={IsSignedIn} onClose={onClose} />}
    </ActDialog>
  )
}

const selectSubject = ({ context }: SnapshotFrom<typeof correctGuestMachine>) => context.subject

type CorrectionFormProps = {
  correction: ActorRefFrom<typeof correctGuestMachine>
  isSignedIn: boolean
  onClose: () => void
}

function CorrectionForm({ correction, isSignedIn, onClose }: CorrectionFormProps) {
  const subject = useSelector(correction, selectSubject)
  const { fields, bind, frame } = useForm(correction, texts.problems)
  const isOther = isOtherPhone({ fields, subject })
  const mayChangePhone = useCan('guest.changePhone')
  return (
    <ActionForm {...frame} action={texts.save} onClose={onClose}>
      <TextInput label={texts.firstName} required maxLength={60} autoComplete="off" {...bind('firstName')} />
      <TextInput label={texts.lastName} maxLength={60} autoComplete="off" {...bind('lastName')} />
      <TextInput label={texts.email} type="email" maxLength={120} autoComplete="off" {...bind('email')} />
      <TextInput
        label={texts.phone}
        hint={mayChangePhone ? texts.phoneHintOfManagers : texts.phoneHint}
        required={subject?.phone !== '' && !mayChangePhone}
        inputMode="tel"
        maxLength={40}
        autoComplete="off"
        {...bind('phone')}
      />
      {isOther && (
        <>
          <Notice kind="warning">{texts.otherPhone(isSignedIn, fields.phone.trim() !== '')}</Notice>
          {!mayChangePhone && <p>{texts.managerConfirms}</p>}
          <ReasonInput label={texts.reason} required {...bind('reason')} />
        </>
      )}
    </ActionForm>
  )
}
