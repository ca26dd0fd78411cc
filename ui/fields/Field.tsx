import { CircleAlert } from 'lucide-react'
import { createContext, type FocusEvent, type ReactNode, useContext, useId, useState } from 'react'
import { requiredText } from '#contract/wording/required.ts'
import { texts } from '#ui/texts.ts'
import { classes } from '#ui/classes.ts'
import styles from './Field.module.css'

export type FieldProps = {
  label: string
  /** How it wants to be filled in, shown before anything is wrong. */
  hint?: string | undefined
  /** What is wrong with it, as a sentence. */
  problem?: string | undefined
  /** Shown once the field was left. */
  lateProblem?: string | undefined
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

/** Whether fields that may be left out say so. A form of mostly such fields says once what is required instead. */
export const MarksOptional = createContext(true)

type OneFieldProps = FieldProps & { isEmpty: boolean; children: (control: ControlProps) => ReactNode }

/** A label above a control, and its message under it. A field that must not be empty says so once it was left empty. */
export function Field({
  label,
  hint,
  problem,
  lateProblem,
  required = false,
  look = 'boxed',
  isEmpty,
  children,
}: OneFieldProps) {
  const id = useId()
  const isMarked = useContext(MarksOptional) && !required && look === 'boxed'
  const { left, onBlur } = useLeaving(isEmpty)
  const messageId = `${id}-message`
  const shown = problem ?? (look === 'boxed' ? problemOnLeaving({ label, lateProblem, required }, left) : undefined)
  const message = shown ?? hint
  return (
    <div className={classes(styles['field'], look === 'slab' && styles['slab'])} onBlur={onBlur}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {isMarked && <span className={styles['optional']}> {texts.optional}</span>}
      </label>
      {children({
        id,
        required,
        className: styles['control'],
        ...(message && { 'aria-describedby': messageId }),
        ...(shown !== undefined && { 'aria-invalid': true }),
      })}
      <p id={messageId} className={shown ? styles['problem'] : styles['hint']} aria-live="polite">
        {shown && <CircleAlert size={16} aria-hidden="true" />}
        {message && <span>{message}</span>}
      </p>
    </div>
  )
}

function problemOnLeaving({ label, lateProblem, required }: FieldProps, left: Left): string | undefined {
  if (left === 'empty') return required ? requiredText(label) : undefined
  return left === 'filled' ? lateProblem : undefined
}

/** Whether a field that the person has left had anything in it. */
type Left = 'empty' | 'filled' | undefined

/**
 * Notes when a field is left: its problem shows then, and not while it is being filled in. A button that is being clicked is not moved
 * by a message: what it does may well make the message pointless, and a submission checks the field itself.
 */
function useLeaving(isEmpty: boolean): { left: Left; onBlur: (event: FocusEvent<HTMLElement>) => void } {
  const [left, setLeft] = useState<Left>()
  // It was filled in since: what becomes of it is seen when it is left again.
  if (left === 'empty' && !isEmpty) setLeft(undefined)

  function onBlur({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    const isWindowLeft = document.activeElement === target
    if (isWindowLeft || (relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) return
    if (relatedTarget instanceof Element && relatedTarget.matches(':active, :active *, [data-calendar] *')) return
    setLeft(isEmpty ? 'empty' : 'filled')
  }
  return { left, onBlur }
}
