import { addDays } from '#contract/values/calendar.ts'
import { daysText } from '#contract/wording/format.ts'
import type { Day } from '../../parts/day-grid/days.ts'
import type { Bar, Place, Row } from './chart.ts'
import { inTheWay, pulled, type Part } from './geometry.ts'
import { texts } from './texts.ts'

// Where something that is pulled by a pointer or moved by keys would be, and what is in its way. Both ways ask here.

/** All that a chart shows. */
export type Shown = {
  rows: readonly Row[]
  days: readonly Day[]
  /** Bars by row. */
  bars: ReadonlyMap<string, readonly Bar[]>
}

/** A bar that is pulled by one of its parts, as far as it may be moved. */
export function placeOf(bar: Bar, part: Part, { row, days }: { row: string; days: number }): Place {
  const { moves, first, nights } = bar
  const still = { row: bar.row, first, nights }
  if (!moves) return still
  // Guests in the house keep their arrival: their end alone is pulled, also into another room.
  const nextRow = moves.rows && (part === 'whole' || !moves.start) ? row : bar.row
  if (part !== 'whole') return moves[part] ? { ...pulled(bar, part, days), row: nextRow } : still
  const span = moves.start && moves.end ? pulled(bar, 'whole', days) : still
  return { first: span.first, nights: span.nights, row: nextRow }
}

export function isSame(one: Place, other: Place): boolean {
  return one.row === other.row && one.first === other.first && one.nights === other.nights
}

/** Whether these nights are free, and a sentence about it. `moved`: the bar that leaves its own place. */
export function judge(shown: Shown, place: Place, moved?: Bar): { isFree: boolean; sentence: string } {
  const row = shown.rows.find(({ key }) => key === place.row)
  if (!row || row.isClosed || (row.isGroup && moved)) return { isFree: false, sentence: texts.noPlace }
  const words = placeText(shown, place, row.title)
  const bars = shown.bars.get(place.row) ?? []
  // What is shown may have been read again since it was lifted.
  const own = bars.find(({ key }) => key === moved?.key)
  const taken = inTheWay(bars, neededOf(place, moved), own)
  return taken
    ? { isFree: false, sentence: texts.isTaken(words, taken.title) }
    : { isFree: true, sentence: texts.isFree(words) }
}

/** Guests who are in the house need another room only from today on. */
function neededOf({ row, first, nights }: Place, moved: Bar | undefined): { first: number; nights: number } {
  const from = moved?.moves && row !== moved.row ? Math.max(first, moved.moves.from) : first
  return { first: from, nights: first + nights - from }
}

/** 'Rania House 2, Fri 27 Nov to Sun 29 Nov 2026, 2 nights'. */
function placeText({ days }: Shown, { first, nights }: Place, title: string): string {
  const start = addDays(days[0]?.date ?? '', first)
  return texts.place(title, daysText(start, addDays(start, nights)), texts.nights(nights))
}
