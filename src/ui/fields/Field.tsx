import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { texts } from '#src/ui/texts.ts'
import { classes } from '#src/ui/classes.ts'
import styles from './Field.module.css'

export type FieldProps = {
  label: string
  /** How it wants to be filled in, shown before anything is wrong. */
  hint?: string | undefined
  /** What is wrong with it, as a sentence. */
  problem?: string | undefined
  /** It is wrong together with another field, whose sentence says why. */
  isWrong?: boolean | undefined
  required?: boolean | undefined
  /** 'slab': in a bar of several fields, with a small label and the value in display type. */
  look?: 'boxed' | 'slab' | undefined
}

/** What ties a control to its label and messages. */
export type ControlProps = {
  id: string
  required: boolean
  className: string | undefined
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** A label above a control, and its message under it. */
export function Field({
  label,
  hint,
  problem,
  isWrong = problem !== undefined,
  required = false,
  look = 'boxed',
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const messageId = `${id}-message`
  const message = problem ?? hint
  return (
    <div className={classes(styles['field'], look === 'slab' && styles['slab'])}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {!required && look === 'boxed' && <span className={styles['optional']}> {texts.optional}</span>}
      </label>
      {children({
        id,
        required,
        className: styles['control'],
        ...(message && { 'aria-describedby': messageId }),
        ...(isWrong && { 'aria-invalid': true }),
      })}
      <p id={messageId} className={problem ? styles['problem'] : styles['hint']} aria-live="polite">
        {problem && <CircleAlert size={16} aria-hidden="true" />}
        {message}
      </p>
    </div>
  )
}
