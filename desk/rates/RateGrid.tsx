import { type KeyboardEvent, memo, type MouseEvent, useEffect, useState } from 'react'
import { addDays } from '#contract/values/calendar.ts'
import type { ChosenNights } from '#machines/desk/rates.machine.ts'
import { classes } from '#ui/classes.ts'
import { DayGrid, GridLine, rowsUnder } from '../parts/day-grid/DayGrid.tsx'
import type { Span } from '../parts/day-grid/days.ts'
import { between, edgesOf, type GridPoint, pointOn } from '../parts/day-grid/geometry.ts'
import { isForeign, stepsOf } from '../parts/day-grid/keys.ts'
import { useCursor } from '../parts/day-grid/use-cursor.ts'
import { type Area, useGhost } from '../parts/day-grid/use-ghost.ts'
import styles from './rate-grid.module.css'
import { RateMarks } from './RateMarks.tsx'
import {
  areaOf,
  countOf,
  nightsBetween,
  type RateCell,
  type RateGrid as Grid,
  type RateRow,
  shortPrice,
} from './rates-data.ts'
import { texts } from './texts.ts'

type RateGridProps = {
  grid: Grid
  isBusy: boolean
  /** Whether the member may change prices: only then nights are chosen. */
  mayChange: boolean
  chosen: ChosenNights | undefined
  onChoose: (chosen: ChosenNights | undefined) => void
  /** These nights are to be set. `typed`: the digit by which that began. */
  onSet: (chosen: ChosenNights, typed?: string) => void
  onShift: (days: number) => void
  onToday: () => void
}

/** More nights have no room for whole prices. */
const WIDE_NIGHTS = 14
/** The least width of a night: of whole prices, and of short ones. */
const [LEAST_WIDE, LEAST] = [56, 44]

/** Places across nights, with their prices and rules. Nights are chosen with a pointer and by keys alike. */
export function RateGrid(props: RateGridProps) {
  const { grid, isBusy, mayChange, chosen, onChoose, onSet } = props
  const { rows, days, taken, named } = grid
  const ghost = useGhost()
  const cursor = useCursor({ rows, days, firstRow: 0, onShift: props.onShift })
  /** Where the choice began, which the keyboard extends. */
  const [anchor, setAnchor] = useState<{ row: number; date: string }>()
  const isWide = days.length <= WIDE_NIGHTS
  const start = days[0]?.date ?? ''
  const dateOf = (day: number) => addDays(start, day)
  const here = { row: cursor.row, date: dateOf(cursor.day) }
  const area = areaOf(grid, chosen)
  useEffect(() => ghost.say(chosen ? texts.chosen(countOf(chosen)) : ''))

  function choose(one: typeof here, other = one): ChosenNights | undefined {
    if (!mayChange) return undefined
    const next = nightsBetween(grid, one, other)
    setAnchor(one)
    onChoose(next)
    return next
  }

  function place(from: GridPoint, to: GridPoint): Area {
    const row = Math.max(0, Math.min(rows.length - 1, to.row))
    const { first, nights } = between(Math.floor(from.day), Math.floor(to.day))
    return { first, nights, row: Math.min(from.row, row), rows: Math.abs(row - from.row) + 1 }
  }
  const cornersOf = ({ row, rows: count, first, nights }: Area) =>
    [
      { row, date: dateOf(first) },
      { row: row + count - 1, date: dateOf(first + nights - 1) },
    ] as const

  function onKeyDown(event: KeyboardEvent): void {
    if (isForeign(event)) return
    const { key, shiftKey } = event
    const steps = stepsOf(event)
    if (steps) {
      const next = {
        row: Math.max(0, Math.min(rows.length - 1, cursor.row + steps.rows)),
        day: cursor.day + steps.days,
      }
      cursor.goTo(next)
      if (shiftKey) choose(anchor ?? here, { row: next.row, date: dateOf(next.day) })
      else setAnchor(undefined)
    } else if (key === 'Home') {
      cursor.moveTo({ row: cursor.row, day: days.findIndex(({ date }) => date === grid.today) })
      props.onToday()
    } else if (key === 'Escape' && chosen) {
      setAnchor(undefined)
      onChoose(undefined)
    } else if (key === 'Enter' || /^\d$/.test(key)) {
      const nights = chosen ?? choose(here)
      if (nights && mayChange) onSet(nights, key === 'Enter' ? undefined : key)
    } else return
    event.preventDefault()
  }

  function onClick({ target, clientX: x, clientY: y, shiftKey, nativeEvent }: MouseEvent): void {
    const body = rowsUnder(target)
    if (!body) return
    const point = pointOn(body, { x, y })
    if (!rows[point.row]) return
    const there = { row: point.row, date: dateOf(Math.floor(point.day)) }
    cursor.moveTo({ row: point.row, day: Math.floor(point.day) })
    // A finger taps the first night and then the last one.
    const isSecondTap = isOfFinger(nativeEvent) && anchor !== undefined && chosen !== undefined && countOf(chosen) === 1
    if (!anchor || !(isSecondTap || shiftKey)) choose(there)
    else {
      const nights = choose(anchor, there)
      if (isSecondTap && nights) onSet(nights)
    }
  }

  return (
    <DayGrid
      label={texts.label}
      title={texts.places}
      rows={rows}
      days={days}
      taken={taken}
      named={named.length > 0 ? named : undefined}
      isBusy={isBusy}
      cursor={cursor}
      begins={0}
      least={isWide ? LEAST_WIDE : LEAST}
      isMultiple
      ghost={ghost}
      pulling={{
        grip: ({ row }) => (mayChange && rows[row] ? {} : undefined),
        placeOf: (_, from, to) => place(from, to),
        isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
        onPlace(next) {
          const nights = nightsBetween(grid, ...cornersOf(next))
          ghost.show(next, {
            text: nights ? texts.nights(countOf(nights)) : texts.isPast,
            isRefused: !nights,
            isClear: true,
          })
        },
        onDrop(next) {
          const nights = choose(...cornersOf(next))
          cursor.moveTo({ row: next.row, day: next.first })
          if (nights) onSet(nights)
        },
        onEnd: ghost.hide,
      }}
      renderRow={(row, { index, rowIndex }) => (
        <RateLine
          key={row.key}
          row={row}
          index={index}
          rowIndex={rowIndex}
          isWide={isWide}
          cursor={index === cursor.row ? cursor.day : undefined}
          {...(area && index >= area.row && index < area.row + area.rows && { from: area.first, nights: area.nights })}
        />
      )}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDoubleClick={({ target }) => rowsUnder(target) && chosen && onSet(chosen)}
    />
  )
}

/** Browsers tell by a click what clicked. */
function isOfFinger(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}

type RateLineProps = {
  row: RateRow
  index: number
  rowIndex: number
  isWide: boolean
  /** The night on which the keyboard is in this row. */
  cursor: number | undefined
  /** The chosen nights of it. */
  from?: number
  nights?: number
}

const RateLine = memo(function RateLine({ row, index, rowIndex, isWide, cursor, from = 0, nights = 0 }: RateLineProps) {
  return (
    <GridLine row={row} index={index} rowIndex={rowIndex}>
      {row.cells.map((cell, day) => (
        <Cell
          key={day}
          cell={cell}
          span={{ first: day, nights: 1 }}
          of={row.cells.length}
          isWide={isWide}
          isCurrent={day === cursor}
          isChosen={day >= from && day < from + nights}
        />
      ))}
    </GridLine>
  )
})

type CellProps = { cell: RateCell; span: Span; of: number; isWide: boolean; isCurrent: boolean; isChosen: boolean }

function Cell({ cell: { rate, price, label, isPast }, span, of, isWide, isCurrent, isChosen }: CellProps) {
  return (
    <div
      role="gridcell"
      aria-colindex={span.first + 2}
      aria-label={label}
      aria-selected={isChosen}
      title={label}
      tabIndex={isCurrent ? 0 : -1}
      data-current={isCurrent || undefined}
      className={classes(
        styles['cell'],
        rate?.Price !== undefined && styles['own'],
        rate?.Closed && styles['closed'],
        isPast && styles['past'],
        isChosen && styles['chosen'],
      )}
      style={edgesOf(span, of)}
    >
      <span aria-hidden="true">{shortPrice(price, isWide)}</span>
      <RateMarks rate={rate} />
    </div>
  )
}
