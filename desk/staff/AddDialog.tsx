import { useState } from 'react'
import { addStaff } from '#contract/desk/staff.ts'
import { roles, type Role } from '#contract/values/roles.ts'
import { Select, TextInput } from '#ui/fields/inputs.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Form } from '../parts/Form.tsx'
import { useDeskCall } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import { FirstPassword } from './FirstPassword.tsx'
import { texts } from './texts.ts'

type NewMember = { Name: string; Email: string; Role: Role }
type AddDialogProps = { isOpen: boolean; onClose: () => void; onAdded: () => void }

export const roleOptions = roles.map((role) => ({ value: role, label: common.roles[role] }))

export function roleOf(value: string): Role {
  return roles.find((role) => role === value) ?? 'housekeeping'
}

export function AddDialog({ isOpen, onClose, onAdded }: AddDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.addTitle}>
      <AddForm onClose={onClose} onAdded={onAdded} />
    </Dialog>
  )
}

function AddForm({ onClose, onAdded }: Omit<AddDialogProps, 'isOpen'>) {
  const [typed, setTyped] = useState<NewMember>({ Name: '', Email: '', Role: 'desk' })
  const [password, setPassword] = useState<string>()
  const adding = useDeskCall(addStaff)
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.Email.trim())

  async function submit(): Promise<void> {
    const body = { ...typed, Name: typed.Name.trim(), Email: typed.Email.trim() }
    const answer = await adding.send((ActivityId) => ({ body: { ActivityId, ...body } }))
    if (!answer) return
    setPassword(answer.data.Password)
    onAdded()
  }

  if (password !== undefined) return <FirstPassword name={typed.Name} password={password} onDone={onClose} />
  return (
    <Form
      problem={adding.problem}
      isBusy={adding.isBusy}
      action={texts.addAction}
      isComplete={typed.Name.trim() !== '' && isEmail}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <TextInput
        label={texts.name}
        autoComplete="off"
        maxLength={80}
        required
        value={typed.Name}
        onChange={(event) => setTyped({ ...typed, Name: event.target.value })}
      />
      <TextInput
        label={texts.email}
        type="email"
        autoComplete="off"
        maxLength={254}
        required
        fault={isEmail ? undefined : texts.emailFault}
        value={typed.Email}
        onChange={(event) => setTyped({ ...typed, Email: event.target.value })}
      />
      <Select
        label={texts.role}
        required
        options={roleOptions}
        value={typed.Role}
        onChange={(event) => setTyped({ ...typed, Role: roleOf(event.target.value) })}
      />
    </Form>
  )
}
