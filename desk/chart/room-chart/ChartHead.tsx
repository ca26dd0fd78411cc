import { memo } from 'react'
import { classes } from '#ui/classes.ts'
import type { Day } from './chart.ts'
import styles from './room-chart.module.css'
import { texts } from './texts.ts'

type ChartHeadProps = {
  days: readonly Day[]
  /** Taken in all rows, by day, percent. */
  taken: readonly number[]
}

export const ChartHead = memo(function ChartHead({ days, taken }: ChartHeadProps) {
  return (
    <div role="rowgroup" className={styles['head']}>
      <div role="row" aria-rowindex={1} className={styles['headRow']}>
        <div role="columnheader" aria-colindex={1} className={styles['name']}>
          {texts.rooms}
        </div>
        {days.map(({ date, above, number, label, isToday, isWeekend }, day) => (
          <div
            key={date}
            role="columnheader"
            aria-colindex={day + 2}
            aria-label={label}
            aria-current={isToday ? 'date' : undefined}
            data-day={day}
            className={classes(styles['day'], isWeekend && styles['weekend'], isToday && styles['isToday'])}
          >
            <small>{above}</small>
            {number}
          </div>
        ))}
      </div>
      <div role="row" aria-rowindex={2} className={styles['headRow']}>
        <div role="rowheader" aria-colindex={1} className={styles['name']}>
          {texts.taken}
        </div>
        {days.map(({ date, isWeekend }, day) => (
          <div
            key={date}
            role="gridcell"
            aria-colindex={day + 2}
            className={classes(styles['taken'], isWeekend && styles['weekend'])}
          >
            {taken[day]}
          </div>
        ))}
      </div>
    </div>
  )
})
