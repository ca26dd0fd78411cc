/** A page's number, or a gap between numbers that are left out. */
export type PageMark = number | 'gap-before' | 'gap-after'

/** First, last, the current page and its neighbours; a gap stands only for two pages or more. */
export function pagesToShow(current: number, count: number): PageMark[] {
  const from = Math.max(2, current - 1)
  const to = Math.min(count - 1, current + 1)
  const first = from <= 3 ? 2 : from
  const last = to >= count - 2 ? count - 1 : to
  const inner = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset)
  return [
    1,
    ...(first > 2 ? (['gap-before'] as const) : []),
    ...inner,
    ...(last < count - 1 ? (['gap-after'] as const) : []),
    ...(count > 1 ? [count] : []),
  ]
}
