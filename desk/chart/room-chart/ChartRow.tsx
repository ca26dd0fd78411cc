import { type CSSProperties, memo } from 'react'
import { classes } from '#ui/classes.ts'
import type { Bar, Day, Row } from './chart.ts'
import { spanAt } from './geometry.ts'
import styles from './room-chart.module.css'
import { texts } from './texts.ts'

type Measures = CSSProperties & Record<`--${string}`, number>

/** The row of the days and that of what is taken are above it. */
const ROWS_OF_HEAD = 2

type ChartRowProps = {
  row: Row
  index: number
  days: readonly Day[]
  bars: readonly Bar[]
  /** Of a head: how many of its rows are free, by day. */
  free: readonly number[] | undefined
  /** The day on which the keyboard is in this row. */
  cursor: number | undefined
}

export const ChartRow = memo(function ChartRow({ row, index, days, bars, free, cursor }: ChartRowProps) {
  const place: Measures = { '--index': index }
  const current = cursor === undefined ? undefined : spanAt(bars, cursor)
  return (
    <div
      role="row"
      aria-rowindex={index + ROWS_OF_HEAD + 1}
      className={classes(styles['row'], row.isGroup && styles['group'])}
      style={place}
    >
      <div role="rowheader" aria-colindex={1} className={styles['name']} title={row.title}>
        {row.short}
      </div>
      {free?.map((count, day) => (
        <Cell key={days[day]?.date} row={row} day={days[day]} column={day} isCurrent={day === cursor} count={count} />
      ))}
      {bars.map((bar) => (
        <BarCell key={bar.key} bar={bar} days={days.length} isCurrent={bar === current} />
      ))}
      {!free && cursor !== undefined && !current && <Cell row={row} day={days[cursor]} column={cursor} isCurrent />}
    </div>
  )
})

type CellProps = { row: Row; day: Day | undefined; column: number; isCurrent: boolean; count?: number }

/** A day of a row without a bar; of a head with the number of rows that are free. */
function Cell({ row, day, column, isCurrent, count }: CellProps) {
  const place: Measures = { '--first': column }
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-label={texts.cell(row.title, day?.label ?? '', count === undefined ? emptyText(row) : texts.freeOf(count))}
      tabIndex={isCurrent ? 0 : -1}
      data-current={isCurrent || undefined}
      className={classes(styles['cell'], count === 0 && styles['none'])}
      style={place}
    >
      {count}
    </div>
  )
}

function emptyText({ isClosed }: Row): string {
  return isClosed ? texts.nothing : texts.free
}

/** Of few elements, because hundreds are drawn: its signs and its ends are the stylesheet's. */
function BarCell({ bar, days, isCurrent }: { bar: Bar; days: number; isCurrent: boolean }) {
  const { key, first, nights, look, title, label, isDue, isJoined, moves } = bar
  const place: Measures = { '--first': first, '--nights': nights }
  const column = Math.max(0, first)
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-colspan={Math.max(1, Math.min(days, first + nights) - column)}
      aria-label={label}
      title={label}
      tabIndex={isCurrent ? 0 : -1}
      data-current={isCurrent || undefined}
      data-bar={key}
      className={classes(
        styles['bar'],
        styles[look],
        isDue && styles['isDue'],
        isJoined && styles['joined'],
        moves?.start && styles['startMoves'],
        moves?.end && styles['endMoves'],
      )}
      style={place}
    >
      <bdi aria-hidden="true" className={styles['words']}>
        {title}
      </bdi>
    </div>
  )
}
