import { Button } from '#ui/Button.tsx'
import { DaySteps } from '../parts/DayField.tsx'
import { texts } from './texts.ts'
import styles from './today.module.css'

type DayNavigationProps = { day: string; present: string; onDay: (day: string) => void }

/** The day before, the next one, or any. */
export function DayNavigation({ day, present, onDay }: DayNavigationProps) {
  return (
    <div className={styles['navigation']}>
      <DaySteps
        label={texts.day}
        day={day}
        by={1}
        earlier={texts.previous}
        later={texts.next}
        isLabelHidden
        onDay={onDay}
      />
      {day !== present && (
        <Button kind="text" onClick={() => onDay(present)}>
          {texts.backToToday}
        </Button>
      )}
    </div>
  )
}
