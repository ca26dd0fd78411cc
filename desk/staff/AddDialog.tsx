import { useState } from 'react'
import { contentRights, roles, type ContentRight, type Role } from '#contract/values/roles.ts'
import { addMemberMachine, memberProblems } from '#machines/desk/account-forms.ts'
import { Select, TextInput } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { useDesk } from '../session/use-desk.ts'
import { texts as common } from '../texts.ts'
import { FirstPassword } from './FirstPassword.tsx'
import { createAddActors } from './staff.actors.ts'
import { texts } from './texts.ts'

type AddDialogProps = { isOpen: boolean; onClose: () => void; onAdded: () => void }

export const roleOptions = roles.map((role) => ({ value: role, label: common.roles[role] }))

export function roleOf(value: string): Role {
  return roles.find((role) => role === value) ?? 'housekeeping'
}

export const contentOptions = contentRights.map((right) => ({ value: right, label: common.contentRights[right] }))

export function contentOf(value: string): ContentRight {
  return contentRights.find((right) => right === value) ?? 'none'
}

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
  const { fields, bind, change, frame } = useForm(adding, texts.addProblems, memberProblems)
  if (password !== undefined) return <FirstPassword name={fields.name} password={password} onDone={onClose} />
  return (
    <ActionForm {...frame} action={texts.addAction} onClose={onClose} closeLabel={common.cancel}>
      <TextInput label={texts.name} autoComplete="off" maxLength={80} required {...bind('name')} />
      <TextInput label={texts.email} type="email" autoComplete="off" maxLength={254} required {...bind('email')} />
      <Select
        label={texts.role}
        required
        options={roleOptions}
        {...bind('role')}
        onChange={(event) => {
          const role = roleOf(event.target.value)
          change('role', role)
          // Who has nothing to do at the desk edits the content, unless another right is chosen.
          if (role === 'studio' && fields.content === 'none') change('content', 'edit')
        }}
      />
      {fields.role !== 'owner' && (
        <Select
          label={texts.content}
          required
          options={contentOptions}
          {...bind('content')}
          onChange={(event) => change('content', contentOf(event.target.value))}
        />
      )}
    </ActionForm>
  )
}
