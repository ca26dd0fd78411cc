import type { Span } from '../../parts/day-grid/days.ts'
import type { Row } from './chart.ts'

// What is free. Spans of a row are sorted and do not overlap, so that each question is a binary search.

/** A stay begins at noon. */
export const NOON = 0.5

/** The index of the first span that ends after a night begins. */
function firstEndingAfter(spans: readonly Span[], night: number): number {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const span = spans[middle]
    if (span && span.first + span.nights <= night) low = middle + 1
    else high = middle
  }
  return low
}

/** What takes a night. */
export function spanAt<S extends Span>(spans: readonly S[], night: number): S | undefined {
  const span = spans[firstEndingAfter(spans, night)]
  return span && span.first <= night ? span : undefined
}

/** The first that takes one of these nights, but not the one that is moved. */
export function inTheWay<S extends Span>(spans: readonly S[], { first, nights }: Span, moved?: Span): S | undefined {
  for (let index = firstEndingAfter(spans, first); index < spans.length; index += 1) {
    const span = spans[index]
    if (!span || span.first >= first + nights) return undefined
    if (span !== moved) return span
  }
  return undefined
}

/** From one cell to the next: a span is one cell, however long it is. */
export function nextNight(spans: readonly Span[], night: number, direction: 1 | -1): number {
  const span = spanAt(spans, night)
  if (!span) return night + direction
  return direction === 1 ? span.first + span.nights : span.first - 1
}

export type Part = 'whole' | 'start' | 'end'

/** A span that is pulled by its middle or by one of its ends. At least a night is left of it. */
export function pulled({ first, nights }: Span, part: Part, days: number): Span {
  if (part === 'whole') return { first: first + days, nights }
  if (part === 'end') return { first, nights: Math.max(1, nights + days) }
  const moved = Math.min(days, nights - 1)
  return { first: first + moved, nights: nights - moved }
}

/** How much of a bar is before the first day in sight, in days; none where all of it is. */
export function daysHidden({ first, nights }: Span, scrolled: number): number {
  const hidden = scrolled - first - NOON
  return hidden < nights ? Math.max(0, hidden) : 0
}

/** How many of the rows are taken on each day. */
export function takenByDay(spans: readonly Span[], days: number): number[] {
  const taken = Array.from({ length: days }, () => 0)
  for (const { first, nights } of spans) {
    for (let day = Math.max(0, first); day < Math.min(days, first + nights); day += 1)
      taken[day] = (taken[day] ?? 0) + 1
  }
  return taken
}

/** The next row that takes bars, in a direction; the same where there is none. */
export function nextRow(rows: readonly Row[], row: number, direction: 1 | -1): number {
  for (let index = row + direction; index >= 0 && index < rows.length; index += direction) {
    const next = rows[index]
    if (next && !next.isGroup && !next.isClosed) return index
  }
  return row
}
