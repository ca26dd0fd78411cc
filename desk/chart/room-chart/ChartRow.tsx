import { type CSSProperties, memo } from 'react'
import { classes } from '#ui/classes.ts'
import type { Bar, Day, Row, Span } from './chart.ts'
import { daysHidden, NOON, ROW_HEIGHT, spanAt } from './geometry.ts'
import barStyles from './bars.module.css'
import styles from './room-chart.module.css'
import { texts } from './texts.ts'

/** The row of the days and that of what is taken are above it. */
const ROWS_OF_HEAD = 2

type ChartRowProps = {
  row: Row
  index: number
  days: readonly Day[]
  bars: readonly Bar[]
  /** How many rows of a head are free, by day. */
  free: readonly number[] | undefined
  /** The day on which the keyboard is in this row. */
  cursor: number | undefined
  /** Days that are scrolled out of sight. */
  scrolled: number
}

/**
 * What is written before a row. The names are one column that stays while the days are scrolled: if each stayed by itself, the browser would
 * have a layer for each.
 */
export const RowName = memo(function RowName({ row, index }: { row: Row; index: number }) {
  return (
    <div
      className={classes(styles['name'], styles['rowName'], row.isGroup && styles['group'])}
      style={{ top: index * ROW_HEIGHT }}
      title={row.title}
    >
      {row.short}
    </div>
  )
})

export const ChartRow = memo(function ChartRow({ row, index, days, bars, free, cursor, scrolled }: ChartRowProps) {
  const current = cursor === undefined ? undefined : spanAt(bars, cursor)
  return (
    <div
      role="row"
      aria-rowindex={index + ROWS_OF_HEAD + 1}
      className={classes(styles['row'], row.isGroup && styles['group'])}
      style={{ top: index * ROW_HEIGHT }}
    >
      <div role="rowheader" aria-colindex={1} className={styles['rowHeader']}>
        {row.title}
      </div>
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
    </div>
  )
})

const percent = (part: number, all: number): string => `${(100 * part) / all}%`

/** Hundreds are drawn: shares of the row cost the browser less than the stylesheet's sums. */
function spanOf({ first, nights }: Span, days: number): CSSProperties {
  return { left: percent(first, days), right: percent(days - first - nights, days) }
}

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
      style={spanOf({ first: column, nights: 1 }, days.length)}
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
        ...spanOf({ first: first + NOON, nights }, days),
        ...(hidden > 0 && { paddingInlineStart: percent(hidden, days) }),
      }}
    >
      {title}
    </div>
  )
})
