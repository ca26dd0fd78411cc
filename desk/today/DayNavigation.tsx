import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays } from '#contract/values/calendar.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/dates/DateField.tsx'
import { texts } from './texts.ts'
import styles from './today.module.css'

type DayNavigationProps = { day: string; present: string; onDay: (day: string) => void }

/** The day before, the next one, or any. */
export function DayNavigation({ day, present, onDay }: DayNavigationProps) {
  return (
    <div className={styles['navigation']}>
      <button
        type="button"
        className={styles['step']}
        aria-label={texts.previous}
        title={texts.previous}
        onClick={() => onDay(addDays(day, -1))}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </button>
      <div className={styles['date']}>
        <DateField
          label={texts.day}
          required
          value={day}
          openTo={day}
          onChange={(next) => {
            if (next !== '') onDay(next)
          }}
        />
      </div>
      <button
        type="button"
        className={styles['step']}
        aria-label={texts.next}
        title={texts.next}
        onClick={() => onDay(addDays(day, 1))}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </button>
      {day !== present && (
        <Button kind="text" onClick={() => onDay(present)}>
          {texts.backToToday}
        </Button>
      )}
    </div>
  )
}
