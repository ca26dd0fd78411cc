import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays } from '#contract/values/calendar.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/dates/DateField.tsx'
import { Select } from '#ui/fields/inputs.tsx'
import { firstDayFor, lengths, type Range } from './chart-range.ts'
import styles from './chart.module.css'
import { texts } from './texts.ts'

const WEEK = 7

type ChartNavigationProps = { range: Range; today: string; onShow: (next: Partial<Range>) => void }

/** Which days the chart shows. */
export function ChartNavigation({ range: { from, days }, today, onShow }: ChartNavigationProps) {
  const shift = (by: number) => onShow({ from: addDays(from, by) })
  return (
    <div className={styles['navigation']}>
      <Step label={texts.earlier} icon={ChevronLeft} onPress={() => shift(-WEEK)} />
      <div className={styles['date']}>
        <DateField
          label={texts.from}
          required
          value={from}
          openTo={from}
          onChange={(next) => {
            if (next !== '') onShow({ from: next })
          }}
        />
      </div>
      <Step label={texts.later} icon={ChevronRight} onPress={() => shift(WEEK)} />
      <Button kind="text" onClick={() => onShow({ from: firstDayFor(days, today) })}>
        {texts.today}
      </Button>
      <div className={styles['days']}>
        <Select
          label={texts.days}
          required
          options={lengths.map((length) => ({ value: String(length), label: texts.daysOf(length) }))}
          value={String(days)}
          onChange={({ target }) => onShow({ days: lengths.find((length) => String(length) === target.value) ?? days })}
        />
      </div>
    </div>
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
