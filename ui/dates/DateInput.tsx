import { CalendarDays } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Field } from '#ui/fields/Field.tsx'
import { texts } from '#ui/texts.ts'
import { showDate } from './date-text.ts'
import styles from './DateField.module.css'
import { useDateDraft } from './use-date-draft.ts'

export type DateInputProps = {
  label: string
  /** `yyyy-MM-dd`, or empty. */
  value: string
  /** Called with a date, or with '' when the field is emptied. Text that is not a valid date is never sent. */
  onChange: (date: string) => void
  /** Called while the text is not a date in range, for an owner that must not go on with the previous date. */
  onUnreadable?: (() => void) | undefined
  min?: string | undefined
  max?: string | undefined
  required?: boolean | undefined
  hint?: string | undefined
  problem?: string | undefined
  lateProblem?: string | undefined
  /** Why it cannot be used now. */
  disabledReason?: string | undefined
  /** The name in a plain form; the value goes as `dd-mm-yyyy`. */
  name?: string | undefined
  look?: 'boxed' | 'slab' | undefined
  autoComplete?: 'bday' | undefined
}

type Opener = {
  opener: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onToggle: () => void
  /** A click on the text itself; unset, it only sets the cursor. */
  onTextClick?: (() => void) | undefined
}

/** A date as text in any usual form, with a button that opens a calendar. `children` lie over the page below it. */
export function DateInput(props: DateInputProps & Opener & { children?: ReactNode }) {
  const { label, value, min, max, onChange, disabledReason, opener, isOpen, onToggle, onTextClick } = props
  const draft = useDateDraft({ value, min, max, onChange, onUnreadable: props.onUnreadable })
  return (
    <Field
      label={label}
      hint={disabledReason ?? props.hint}
      problem={draft.problem ?? props.problem}
      lateProblem={props.lateProblem}
      isEmpty={draft.text === ''}
      required={props.required}
      look={props.look}
    >
      {(control) => (
        <span className={styles['date']}>
          <input
            {...control}
            type="text"
            name={props.name}
            inputMode="numeric"
            autoComplete={props.autoComplete ?? 'off'}
            placeholder={texts.datePattern}
            value={draft.text}
            disabled={disabledReason !== undefined}
            onChange={(event) => draft.take(event.target.value)}
            onBlur={draft.leave}
            // It sends a form without leaving the field.
            onKeyDown={({ key }) => key === 'Enter' && draft.leave()}
            onClick={onTextClick}
          />
          <button
            ref={opener}
            type="button"
            className={styles['opener']}
            aria-label={value ? texts.changeDate(label, showDate(value)) : texts.chooseDate(label)}
            aria-expanded={isOpen}
            disabled={disabledReason !== undefined}
            onClick={onToggle}
          >
            <CalendarDays size={20} aria-hidden="true" />
          </button>
          {props.children}
        </span>
      )}
    </Field>
  )
}
