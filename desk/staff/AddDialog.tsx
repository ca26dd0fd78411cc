import { useState } from 'react'
import { addMemberMachine, memberProblems } from '#machines/desk/account-forms.ts'
import { TextInput } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { useDesk } from '../session/use-desk.ts'
import { texts as common } from '../texts.ts'
import { FirstPassword } from './FirstPassword.tsx'
import { RightsFields } from './RightsFields.tsx'
import { createAddActors } from './staff.actors.ts'
import { texts } from './texts.ts'

type AddDialogProps = { isOpen: boolean; onClose: () => void; onAdded: () => void }

export function AddDialog({ isOpen, onClose, onAdded }: AddDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.addTitle}>
      <AddForm onClose={onClose} onAdded={onAdded} />
    </Dialog>
  )
}

function AddForm({ onClose, onAdded }: Omit<AddDialogProps, 'isOpen'>) {
  const { api } = useDesk()
  const [password, setPassword] = useState<string>()
  const adding = useMachine(addMemberMachine, () => createAddActors({ api }), {
    on: {
      'form.sent'({ output }) {
        setPassword(output)
        onAdded()
      },
    },
  })
  const form = useForm(adding, texts.addProblems, memberProblems)
  const { fields, bind, frame } = form
  if (password !== undefined) return <FirstPassword name={fields.name} password={password} onDone={onClose} />
  return (
    <ActionForm {...frame} action={texts.addAction} onClose={onClose} closeLabel={common.cancel}>
      <TextInput label={texts.name} autoComplete="off" maxLength={80} required {...bind('name')} />
      <TextInput label={texts.email} type="email" autoComplete="off" maxLength={254} required {...bind('email')} />
      <RightsFields form={form} />
    </ActionForm>
  )
}
