import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { AuthField as FieldName } from '#machines/auth.setup.ts'
import { emptyFieldTexts } from '#machines/texts.ts'
import type { AuthRef } from '#src/session/use-session.ts'
import { TextInput, type TextInputProps } from '#src/ui/fields/inputs.tsx'
import { type AuthSnapshot, selectIsBusy } from './auth-form.ts'

export type AuthFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'problem' | 'required'> & {
  auth: AuthRef
  field: FieldName
}

/** One field of the dialog: it shows what the machine holds, and says when it was sent empty. */
export function AuthField({ auth, field, ...rest }: AuthFieldProps) {
  const value = useSelector(
    auth,
    useCallback((snapshot: AuthSnapshot) => snapshot.context[field], [field]),
  )
  const isMissing = useSelector(
    auth,
    useCallback((snapshot: AuthSnapshot) => snapshot.context.missing.includes(field), [field]),
  )
  const isBusy = useSelector(auth, selectIsBusy)
  return (
    <TextInput
      {...rest}
      name={field}
      value={value}
      required
      readOnly={isBusy}
      problem={isMissing ? emptyFieldTexts[field] : undefined}
      onChange={(event) => auth.send({ type: 'field.changed', field, value: event.target.value })}
    />
  )
}
