import { ChevronDown } from 'lucide-react'
import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import styles from './Field.module.css'

export type Option = { value: string; label: string }

export type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'children'> & { options: readonly Option[] }

export function Select({ label, hint, problem, required, options, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} problem={problem} required={required}>
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
