import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './Field.module.css'

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & { label: ReactNode }

export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className={styles['choice']}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  )
}
