import { TextInput } from '#ui/fields/inputs.tsx'
import type { Form } from '#ui/lib/forms/use-form.ts'
import { texts } from './texts.ts'

type NewPasswordFieldsProps = {
  /** For the browser's own store of passwords. */
  email: string
  bind: Form<{ password: string; again: string }>['bind']
}

/** A new password, twice: what is typed unseen is easily mistyped. */
export function NewPasswordFields({ email, bind }: NewPasswordFieldsProps) {
  const field = { type: 'password', autoComplete: 'new-password', required: true } as const
  return (
    <>
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <TextInput {...field} label={texts.newPassword} hint={texts.newPasswordHint} {...bind('password')} />
      <TextInput {...field} label={texts.again} {...bind('again')} />
    </>
  )
}
