import { type CSSProperties, type HTMLAttributes, memo, type ReactNode, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './day-grid.module.css'
import type { Day, GridRow } from './days.ts'
import { DaysHead, type NamedSpan, rowsOfHead } from './DaysHead.tsx'
import { measureDays, ROW_HEIGHT, rowsInView } from './geometry.ts'
import type { Cursor } from './use-cursor.ts'
import type { Ghost } from './use-ghost.ts'
import { useKeptCursor } from './use-kept-cursor.ts'
import { type Pulling, usePull } from './use-pull.ts'

type Measures = CSSProperties & Record<`--${string}`, number | string>

type DayGridProps<Row extends GridRow, Grip, Place> = {
  label: string
  /** What the rows are. */
  title: string
  rows: readonly Row[]
  days: readonly Day[]
  /** Taken in all rows, by day, percent. */
  taken: readonly number[]
  named?: readonly NamedSpan[] | undefined
  isBusy: boolean
  cursor: Cursor
  /** Where in a day things begin: 0.5 is noon. */
  begins: number
  /** The least width of a day, pixels. */
  least: number
  /** Several cells can be chosen. */
  isMultiple?: boolean
  ghost: Ghost
  pulling: Pulling<Grip, Place>
  /** What is in a row. `rowIndex` is for ARIA; `hidden`: days that are scrolled out of sight. */
  renderRow: (row: Row, place: { index: number; rowIndex: number; hidden: number }) => ReactNode
  /** What lies over the rows. */
  children?: ReactNode
} & Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onClick' | 'onDoubleClick' | 'onFocus' | 'onBlur'>

/** Rows across days, with a head that stays in sight. It draws only the rows that are in view, and that of the keyboard. */
export function DayGrid<Row extends GridRow, Grip, Place>(props: DayGridProps<Row, Grip, Place>) {
  const { label, title, rows, days, taken, named, isBusy, cursor, begins, least, ghost, pulling, renderRow, children } =
    props
  const { isMultiple, onKeyDown, onClick, onDoubleClick, onFocus, onBlur } = props
  const { element, said } = ghost
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(() => ({ ...rowsInView(0, 1_000, rows.length), days: 0 }))
  usePull({ scroller, body, ...pulling })
  useKeptCursor(body, cursor)

  function inView({ scrollTop, clientHeight, scrollLeft }: HTMLElement): typeof view {
    const scrolled = scrollLeft === 0 || !body.current ? 0 : Math.ceil(scrollLeft / measureDays(body.current).width)
    return { ...rowsInView(scrollTop, clientHeight, rows.length), days: scrolled }
  }

  const measures: Measures = {
    '--days': days.length,
    '--count': rows.length,
    // The first that is tinted with the day after it: the stylesheet repeats both.
    '--tinted': days.findIndex(({ isTinted }, day) => isTinted && (day > 0 || days[1]?.isTinted)),
    '--begins': begins,
    '--least': `${least}px`,
  }
  const drawn = rows.flatMap((row, index) =>
    index === cursor.row || (index >= view.from && index < view.until) ? [{ row, index }] : [],
  )
  return (
    <>
      <p ref={said} className={styles['said']} aria-live="polite" />
      <div
        ref={scroller}
        className={styles['grid']}
        onScroll={({ currentTarget }) => {
          const next = inView(currentTarget)
          if (next.from !== view.from || next.until !== view.until || next.days !== view.days) setView(next)
        }}
      >
        <div className={styles['inner']}>
          <div
            role="grid"
            tabIndex={-1}
            aria-label={label}
            aria-rowcount={rows.length + rowsOfHead({ named })}
            aria-colcount={days.length + 1}
            aria-busy={isBusy}
            aria-multiselectable={isMultiple}
            className={styles['board']}
            style={measures}
            {...{ onKeyDown, onClick, onDoubleClick, onFocus, onBlur }}
          >
            <DaysHead title={title} days={days} taken={taken} named={named} />
            <div ref={body} role="rowgroup" data-rows className={styles['rows']}>
              <div data-names aria-hidden="true" className={styles['names']}>
                {drawn.map(({ row, index }) => (
                  <RowName key={row.key} row={row} index={index} />
                ))}
              </div>
              {drawn.map(({ row, index }) =>
                renderRow(row, { index, rowIndex: index + rowsOfHead({ named }) + 1, hidden: view.days }),
              )}
              {children}
              <div ref={element} className={styles['ghost']} aria-hidden="true" hidden />
            </div>
          </div>
        </div>
      </div>
    </>
  )
}

/**
 * What is written before a row. The names are one column that stays while the days are scrolled: if each stayed by itself, the browser would
 * have a layer for each.
 */
const RowName = memo(function RowName({ row, index }: { row: GridRow; index: number }) {
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

type GridLineProps = { row: GridRow; index: number; rowIndex: number; children: ReactNode }

/** A row with its cells. What is seen of its name is in the column of names. */
export function GridLine({ row, index, rowIndex, children }: GridLineProps) {
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className={classes(styles['row'], row.isGroup && styles['group'])}
      style={{ top: index * ROW_HEIGHT }}
    >
      <div role="rowheader" aria-colindex={1} className={styles['rowHeader']}>
        {row.title}
      </div>
      {children}
    </div>
  )
}

/** The rows of the grid in which an event happened, and whether it happened on one of its days. */
export function rowsUnder(target: EventTarget): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest('[data-names]')) return undefined
  return target.closest<HTMLElement>('[data-rows]') ?? undefined
}
