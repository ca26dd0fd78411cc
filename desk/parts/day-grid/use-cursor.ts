import { useState } from 'react'
import { addDays, daysBetween } from '#contract/values/calendar.ts'
import type { Day } from './days.ts'
import { WEEK } from './keys.ts'

export type Cursor = { row: number; day: number }

type Grid = {
  days: readonly Day[]
  rows: readonly unknown[]
  /** The row in which it begins. */
  firstRow: number
  /** Other days are wanted: so many later. */
  onShift: (days: number) => void
}

type GridCursor = Cursor & {
  moveTo: (next: Cursor) => void
  /** Beyond the days that are shown it wants others. */
  goTo: (next: Cursor) => void
}

/** The cell in which the keyboard is: one of a date, which it keeps when other days are shown. */
export function useCursor({ days, rows, firstRow, onShift }: Grid): GridCursor {
  const start = days[0]?.date ?? ''
  const [cursor, setCursor] = useState(() => ({
    row: firstRow,
    date: (days.find(({ isToday }) => isToday) ?? days[0])?.date ?? '',
  }))
  const within = (index: number, count: number) => Math.max(0, Math.min(count - 1, index))
  const moveTo = ({ row, day }: Cursor) => setCursor({ row: within(row, rows.length), date: addDays(start, day) })
  return {
    row: within(cursor.row, rows.length),
    day: within(daysBetween(start, cursor.date), days.length),
    moveTo,
    goTo(next) {
      moveTo(next)
      if (next.day < 0) onShift(-WEEK)
      else if (next.day >= days.length) onShift(WEEK)
    },
  }
}
