import type { InputHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field.tsx'

export type TextInputProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>

export function TextInput({ label, hint, problem, required, ...rest }: TextInputProps) {
  return (
    <Field label={label} hint={hint} problem={problem} required={required}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  )
}
