import {
  type InputHTMLAttributes,
  type TextareaHTMLAttributes,
  type SelectHTMLAttributes,
  type ReactNode,
  useId,
} from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { ChevronDown } from 'lucide-react'
import styles from './Field.module.css'

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
      {(control) => <textarea {...rest} {...control} />}
    </Field>
  )
}

export type Option = { value: string; label: string }

export type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'children'> & { options: readonly Option[] }

export function Select({ label, hint, problem, isWrong, required, options, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} problem={problem} isWrong={isWrong} required={required}>
      {(control) => (
        <span className={styles['select']}>
          <select {...rest} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={18} aria-hidden="true" />
        </span>
      )}
    </Field>
  )
}

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & { label: ReactNode }

export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className={styles['choice']}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  )
}

export type RadioGroupProps<Value extends string> = {
  label: string
  options: readonly (Option & { value: Value })[]
  value: Value | undefined
  onChange: (value: Value) => void
}

export function RadioGroup<Value extends string>({ label, options, value, onChange }: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['choices']}>
        {options.map((option) => (
          <label key={option.value} className={styles['choice']}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
