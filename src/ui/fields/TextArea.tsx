import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field.tsx'

export type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>

export function TextArea({ label, hint, problem, required, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} problem={problem} required={required}>
      {(control) => <textarea {...rest} {...control} />}
    </Field>
  )
}
