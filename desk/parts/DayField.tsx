import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays } from '#contract/values/calendar.ts'
import { classes } from '#ui/classes.ts'
import { DateField } from '#ui/dates/DateField.tsx'
import styles from './parts.module.css'

type DayFieldProps = { label: string; day: string; min?: string; max?: string; onDay: (day: string) => void }

/** A day that a page shows. There is always one: what is no date changes nothing. */
export function DayField({ day, onDay, ...field }: DayFieldProps) {
  return <DateField {...field} required openTo={day} value={day} onChange={(next) => next !== '' && onDay(next)} />
}

type DayStepsProps = DayFieldProps & {
  /** How many days a step is. */
  by: number
  earlier: string
  later: string
  /** Where the page names the day large, and the steps are next to it. */
  isLabelHidden?: boolean
}

/** A day between steps to earlier and later ones. */
export function DaySteps({ by, earlier, later, isLabelHidden, ...field }: DayStepsProps) {
  const shift = (days: number) => field.onDay(addDays(field.day, days))
  return (
    <>
      <Step label={earlier} icon={ChevronLeft} onPress={() => shift(-by)} />
      <div className={classes(styles['day'], isLabelHidden && styles['isLabelHidden'])}>
        <DayField {...field} />
      </div>
      <Step label={later} icon={ChevronRight} onPress={() => shift(by)} />
    </>
  )
}

type StepProps = { label: string; icon: typeof ChevronLeft; onPress: () => void }

function Step({ label, icon: Icon, onPress }: StepProps) {
  return (
    <button type="button" className={styles['step']} aria-label={label} title={label} onClick={onPress}>
      <Icon size={20} aria-hidden="true" />
    </button>
  )
}
