import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field.tsx'

export type TextInputProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>

export function TextInput({ label, hint, problem, required, ...rest }: TextInputProps) {
  return (
    <Field label={label} hint={hint} problem={problem} required={required}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  )
}

export type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>

export function TextArea({ label, hint, problem, required, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} problem={problem} required={required}>
      {(control) => <textarea rows={4} {...rest} {...control} />}
    </Field>
  )
}
