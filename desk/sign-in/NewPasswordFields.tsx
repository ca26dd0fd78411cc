import { SHORTEST_PASSWORD } from '#contract/desk/account.ts'
import { TextInput } from '#ui/fields/inputs.tsx'
import { texts } from './texts.ts'

export type NewPassword = { password: string; again: string }

export function arePasswordsGood({ password, again }: NewPassword): boolean {
  return password.length >= SHORTEST_PASSWORD && again === password
}

type NewPasswordFieldsProps = {
  /** For the browser's own store of passwords. */
  email: string
  typed: NewPassword
  isBusy: boolean
  onChange: (typed: NewPassword) => void
}

/** A new password, twice: what is typed unseen is easily mistyped. */
export function NewPasswordFields({ email, typed, isBusy, onChange }: NewPasswordFieldsProps) {
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
      <TextInput
        label={texts.newPassword}
        type="password"
        name="password"
        autoComplete="new-password"
        required
        hint={texts.newPasswordHint}
        fault={typed.password !== '' && typed.password.length < SHORTEST_PASSWORD ? texts.tooShort : undefined}
        value={typed.password}
        readOnly={isBusy}
        onChange={(event) => onChange({ ...typed, password: event.target.value })}
      />
      <TextInput
        label={texts.again}
        type="password"
        name="again"
        autoComplete="new-password"
        required
        fault={typed.again === typed.password ? undefined : texts.differs}
        value={typed.again}
        readOnly={isBusy}
        onChange={(event) => onChange({ ...typed, again: event.target.value })}
      />
    </>
  )
}
