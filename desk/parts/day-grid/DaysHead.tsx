import { memo } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './day-grid.module.css'
import type { Day, Span } from './days.ts'
import { edgesOf } from './geometry.ts'
import { texts } from './texts.ts'

/** A name of some days: as it is written, and all that is to be known of it. */
export type NamedSpan = Span & { key: string; title: string; label: string }

type DaysHeadProps = {
  /** What the rows are. */
  title: string
  days: readonly Day[]
  /** Taken in all rows, by day, percent. */
  taken: readonly number[]
  named: readonly NamedSpan[] | undefined
}

/** How many rows the head has. */
export function rowsOfHead({ named }: Pick<DaysHeadProps, 'named'>): number {
  return named ? 3 : 2
}

export const DaysHead = memo(function DaysHead({ title, days, taken, named }: DaysHeadProps) {
  return (
    <div role="rowgroup" className={styles['head']}>
      <div role="row" aria-rowindex={1} className={styles['headRow']}>
        <div role="columnheader" aria-colindex={1} className={styles['name']}>
          {title}
        </div>
        {days.map(({ date, above, number, label, isToday, isTinted }, day) => (
          <div
            key={date}
            role="columnheader"
            aria-colindex={day + 2}
            aria-label={label}
            title={label}
            aria-current={isToday ? 'date' : undefined}
            data-day={day}
            className={classes(styles['day'], isTinted && styles['tinted'], isToday && styles['isToday'])}
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
        {days.map(({ date, isTinted }, day) => (
          <div
            key={date}
            role="gridcell"
            aria-colindex={day + 2}
            className={classes(styles['taken'], isTinted && styles['tinted'])}
          >
            {taken[day]}
          </div>
        ))}
      </div>
      {named && (
        <div role="row" aria-rowindex={3} className={styles['headRow']}>
          <div role="rowheader" aria-colindex={1} className={styles['name']}>
            {texts.named}
          </div>
          <div role="presentation" className={styles['namedDays']}>
            {named.map(({ key, title: name, label, first, nights }) => (
              <div
                key={key}
                role="gridcell"
                aria-colindex={first + 2}
                aria-colspan={nights}
                aria-label={label}
                title={label}
                className={styles['named']}
                style={edgesOf({ first, nights }, days.length)}
              >
                {name}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  )
})
