import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { texts } from '#src/ui/texts.ts'
import { showDate } from './date-text.ts'
import styles from './DateField.module.css'
import { Field } from '#src/ui/fields/Field.tsx'
import { Spinner } from '#src/ui/loading.tsx'
import { useCalendarPopup } from './use-calendar-popup.ts'
import { useDateDraft } from './use-date-draft.ts'

const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }))

export type DateFieldProps = {
  label: string
  /** `yyyy-MM-dd`, or empty. */
  value: string
  /** Called with a date, or with '' when the field is emptied. Text that is not a valid date is never sent. */
  onChange: (date: string) => void
  /** Called while the text is not a date in range, for an owner that must not go on with the previous date. */
  onUnreadable?: (() => void) | undefined
  min?: string | undefined
  max?: string | undefined
  /** The month that an empty calendar opens on. */
  openTo: string
  /** The years that the calendar offers in a menu, for dates that lie far off; typing accepts more. */
  years?: { from: number; to: number }
  required?: boolean
  hint?: string | undefined
  problem?: string | undefined
  /** Why it cannot be used now. */
  disabledReason?: string | undefined
  /** The name in a plain form; the value goes as `dd-mm-yyyy`. */
  name?: string
  look?: 'boxed' | 'slab'
}

/** A date, typed as dd-mm-yyyy or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, min, max, openTo, years, required, disabledReason, name, look } = props
  const opener = useRef<HTMLButtonElement>(null)
  const { isOpen, open, close, popup } = useCalendarPopup(opener)
  const draft = useDateDraft({ value, min, max, onChange, onUnreadable: props.onUnreadable })
  const problem = draft.problem ?? props.problem

  return (
    <Field label={label} hint={disabledReason ?? props.hint} problem={problem} required={required} look={look}>
      {(control) => (
        <span className={styles['date']}>
          <input
            {...control}
            type="text"
            name={name}
            inputMode="numeric"
            autoComplete="off"
            placeholder={texts.datePattern}
            value={draft.text}
            disabled={disabledReason !== undefined}
            onChange={(event) => draft.take(event.target.value)}
            onBlur={draft.leave}
          />
          <button
            ref={opener}
            type="button"
            className={styles['opener']}
            aria-label={value ? texts.changeDate(label, showDate(value)) : texts.chooseDate(label)}
            aria-expanded={isOpen}
            disabled={disabledReason !== undefined}
            onClick={isOpen ? close : open}
          >
            <CalendarDays size={20} aria-hidden="true" />
          </button>
          {isOpen && (
            <div ref={popup} className={styles['popup']} role="dialog" aria-label={texts.chooseDate(label)}>
              <Suspense fallback={<Spinner />}>
                <Calendar
                  value={value}
                  openTo={openTo}
                  min={min}
                  max={max}
                  years={years}
                  onChoose={(date) => {
                    draft.drop()
                    onChange(date)
                    close()
                  }}
                />
              </Suspense>
            </div>
          )}
        </span>
      )}
    </Field>
  )
}
