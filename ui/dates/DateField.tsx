import { lazy, Suspense, useRef } from 'react'
import { loadChunk } from '#ui/lib/chunks/load-chunk.ts'
import { Corner, Spinner } from '#ui/loading.tsx'
import { texts } from '#ui/texts.ts'
import styles from './DateField.module.css'
import { DateInput, type DateInputProps } from './DateInput.tsx'
import { useCalendarPopup } from './use-calendar-popup.ts'

const Calendar = lazy(async () => ({
  default: (await loadChunk('ui/dates/Calendar.tsx', () => import('./Calendar.tsx'))).Calendar,
}))

export type DateFieldProps = DateInputProps & {
  /** The first day that the calendar offers, where typing accepts earlier ones. */
  firstOffered?: string
  /** The month that an empty calendar opens on. */
  openTo: string
  /** The years that the calendar offers in a menu, for dates that lie far off; typing accepts more. */
  years?: { from: number; to: number }
}

/** One date, typed or chosen from a calendar. */
export function DateField({ openTo, years, firstOffered, ...input }: DateFieldProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const { isOpen, open, close, popup } = useCalendarPopup(opener)
  return (
    <DateInput {...input} opener={opener} isOpen={isOpen} onToggle={() => (isOpen ? close() : open())}>
      {isOpen && (
        <div ref={popup} className={styles['popup']} role="dialog" aria-label={texts.chooseDate(input.label)}>
          <Corner>
            <Suspense fallback={<Spinner />}>
              <Calendar
                value={input.value}
                openTo={openTo}
                min={firstOffered ?? input.min}
                max={input.max}
                years={years}
                onChoose={(date) => {
                  input.onChange(date)
                  close()
                }}
              />
            </Suspense>
          </Corner>
        </div>
      )}
    </DateInput>
  )
}
