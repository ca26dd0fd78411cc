import {
  type ComponentProps,
  type InputHTMLAttributes,
  type TextareaHTMLAttributes,
  type SelectHTMLAttributes,
  type ReactNode,
  useId,
} from 'react'
import { hasCountryCode } from '#contract/values/phone.ts'
import { Field, type FieldProps } from './Field.tsx'
import { ChevronDown } from 'lucide-react'
import { classes } from '#ui/classes.ts'
import { texts } from '#ui/texts.ts'
import styles from './Field.module.css'

export type TextInputProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>

export function TextInput({ label, hint, problem, lateProblem, required, ...rest }: TextInputProps) {
  return (
    <Field {...{ label, hint, problem, lateProblem, required }} isEmpty={rest.value === ''}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  )
}

export type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>

export function TextArea({ label, hint, problem, lateProblem, required, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, problem, lateProblem, required }} isEmpty={rest.value === ''}>
      {(control) => <textarea {...rest} {...control} />}
    </Field>
  )
}

/** A mobile number: the country is shown before it, until the person types another one. */
export function PhoneInput({ label, hint, problem, lateProblem, required, ...rest }: TextInputProps) {
  const isOfBangladesh = !hasCountryCode(String(rest.value))
  return (
    <Field {...{ label, hint, problem, lateProblem, required }} isEmpty={rest.value === ''}>
      {({ className, ...control }) => (
        <span className={classes(styles['phone'], isOfBangladesh && styles['prefixed'])}>
          {isOfBangladesh && <span aria-hidden="true">{texts.countryCode}</span>}
          <input autoComplete="tel" {...rest} {...control} type="tel" className={className} />
        </span>
      )}
    </Field>
  )
}

export type Option = { value: string; label: string }

export type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'children'> & {
    options: readonly Option[]
    /** As of a text field; HTML has only `disabled`. */
    readOnly?: boolean
  }

export function Select({ label, hint, problem, lateProblem, required, options, readOnly, ...rest }: SelectProps) {
  return (
    <Field {...{ label, hint, problem, lateProblem, required }} isEmpty={rest.value === ''}>
      {(control) => (
        <span className={styles['select']}>
          <select disabled={readOnly} {...rest} {...control}>
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
  options: readonly (Option & { value: Value; note?: ReactNode })[]
  value: Value | undefined
  /** One name for several groups, of which one value is chosen. */
  name?: string
  onChange: (value: Value) => void
}

export function RadioGroup<Value extends string>({ label, options, value, name, onChange }: RadioGroupProps<Value>) {
  const ownName = useId()
  return (
    <fieldset>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['cards']}>
        {options.map((option) => (
          <label key={option.value} className={styles['card']}>
            <input
              type="radio"
              name={name ?? ownName}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles['cardText']}>
              <span>{option.label}</span>
              {option.note}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
