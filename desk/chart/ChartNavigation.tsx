import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/fields/inputs.tsx'
import { DaySteps } from '../parts/DayField.tsx'
import { firstDayFor, lengths, type Range } from './chart-range.ts'
import styles from './chart.module.css'
import { texts } from './texts.ts'

const WEEK = 7

type ChartNavigationProps = { range: Range; today: string; onShow: (next: Partial<Range>) => void }

/** Which days the chart shows. */
export function ChartNavigation({ range: { from, days }, today, onShow }: ChartNavigationProps) {
  return (
    <div className={styles['navigation']}>
      <DaySteps
        label={texts.from}
        day={from}
        by={WEEK}
        earlier={texts.earlier}
        later={texts.later}
        onDay={(next) => onShow({ from: next })}
      />
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
