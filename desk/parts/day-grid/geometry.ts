import type { Span } from './days.ts'

// Days and pixels.

/** Each row is this high; the stylesheet has the same. */
export const ROW_HEIGHT = 36
/** Rows that are drawn beyond the window, so that scrolling shows no gap. */
const SPARE_ROWS = 6

/** From the night on which someone began to pull to the one on which they are. */
export function between(from: number, to: number): Span {
  const first = Math.min(from, to)
  return { first, nights: Math.max(from, to) - first + 1 }
}

/** The rows to draw. They come and go one by one, so that no frame has much to draw. */
export function rowsInView(scrolled: number, height: number, count: number): { from: number; until: number } {
  const from = Math.max(0, Math.floor(scrolled / ROW_HEIGHT) - SPARE_ROWS)
  return { from, until: Math.min(count, Math.ceil((scrolled + height) / ROW_HEIGHT) + SPARE_ROWS) }
}

/** Where something is on a grid: days from its first one, also in part, and the row. */
export type GridPoint = { day: number; row: number }

/** The place of a point of the window on the rows. */
export function pointOn(body: HTMLElement, { x, y }: { x: number; y: number }): GridPoint {
  const box = body.getBoundingClientRect()
  const { start, width } = measureDays(body)
  return { day: (x - box.left - start) / width, row: Math.floor((y - box.top) / ROW_HEIGHT) }
}

/** The width of a day, and where the first one begins, from the edge of the rows. */
export function measureDays(body: HTMLElement): { start: number; width: number } {
  const day = body.parentElement?.querySelector<HTMLElement>('[data-day]')
  return { start: day?.offsetLeft ?? 0, width: day?.getBoundingClientRect().width ?? 1 }
}

const percent = (part: number, all: number): string => `${(100 * part) / all}%`

/** Hundreds are drawn: shares of the row cost the browser less than the stylesheet's sums. */
export function edgesOf({ first, nights }: Span, days: number): { left: string; right: string } {
  return { left: percent(first, days), right: percent(days - first - nights, days) }
}
