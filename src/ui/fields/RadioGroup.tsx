import { useId } from 'react'
import styles from './Field.module.css'
import type { Option } from './Select.tsx'

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
