import { memo } from 'react'
import { classes } from '#ui/classes.ts'
import { GridLine } from '../../parts/day-grid/DayGrid.tsx'
import type { Day } from '../../parts/day-grid/days.ts'
import { edgesOf } from '../../parts/day-grid/geometry.ts'
import type { Bar, Row } from './chart.ts'
import { daysHidden, NOON, spanAt } from './geometry.ts'
import barStyles from './bars.module.css'
import styles from './cells.module.css'
import { texts } from './texts.ts'

type ChartRowProps = {
  row: Row
  index: number
  rowIndex: number
  days: readonly Day[]
  bars: readonly Bar[]
  /** How many rows of a head are free, by day. */
  free: readonly number[] | undefined
  /** The day on which the keyboard is in this row. */
  cursor: number | undefined
  /** Days that are scrolled out of sight. */
  scrolled: number
}

export const ChartRow = memo(function ChartRow(props: ChartRowProps) {
  const { row, index, rowIndex, days, bars, free, cursor, scrolled } = props
  const current = cursor === undefined ? undefined : spanAt(bars, cursor)
  return (
    <GridLine row={row} index={index} rowIndex={rowIndex}>
      {free?.map((count, day) => (
        <Cell key={days[day]?.date} row={row} days={days} column={day} isCurrent={day === cursor} count={count} />
      ))}
      {bars.map((bar) => (
        <BarCell
          key={bar.key}
          bar={bar}
          days={days.length}
          isCurrent={bar === current}
          hidden={daysHidden(bar, scrolled)}
        />
      ))}
      {!free && cursor !== undefined && !current && <Cell row={row} days={days} column={cursor} isCurrent />}
    </GridLine>
  )
})

type CellProps = { row: Row; days: readonly Day[]; column: number; isCurrent: boolean; count?: number }

/** A day of a row without a bar; of a head with the number of rows that are free. */
function Cell({ row, days, column, isCurrent, count }: CellProps) {
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-label={texts.cell(
        row.title,
        days[column]?.label ?? '',
        count === undefined ? emptyText(row) : texts.freeOf(count),
      )}
      tabIndex={isCurrent ? 0 : -1}
      data-current={isCurrent || undefined}
      className={classes(styles['cell'], count === 0 && styles['none'])}
      style={edgesOf({ first: column, nights: 1 }, days.length)}
    >
      {count}
    </div>
  )
}

function emptyText({ isClosed }: Row): string {
  return isClosed ? texts.nothing : texts.free
}

type BarCellProps = {
  bar: Bar
  days: number
  isCurrent: boolean
  /** Its first days that are out of sight: its words begin after them. */
  hidden: number
}

/** A single element, because hundreds are drawn: its signs are the stylesheet's. */
const BarCell = memo(function BarCell({ bar, days, isCurrent, hidden }: BarCellProps) {
  const { key, first, nights, look, title, label, isDue, isJoined } = bar
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
        barStyles['bar'],
        barStyles[look],
        isDue && barStyles['isDue'],
        isJoined && barStyles['joined'],
      )}
      style={{
        ...edgesOf({ first: first + NOON, nights }, days),
        ...(hidden > 0 && { paddingInlineStart: edgesOf({ first: hidden, nights: 0 }, days).left }),
      }}
    >
      {title}
    </div>
  )
})
