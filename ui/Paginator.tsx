import { texts } from './texts.ts'
import styles from './Paginator.module.css'

export type PaginatorProps = {
  /** What is paged, for screen readers: 'Orders'. */
  label: string
  page: number
  count: number
  onChange: (page: number) => void
}

export function Paginator({ label, page, count, onChange }: PaginatorProps) {
  if (count <= 1) return null
  return (
    <nav aria-label={texts.pagesOf(label)}>
      <ul className={styles['pages']}>
        <li>
          <button type="button" disabled={page <= 1} onClick={() => onChange(page - 1)}>
            {texts.previousPage}
          </button>
        </li>
        {pagesToShow(page, count).map((mark) => (
          <li key={mark}>
            {typeof mark === 'number' ? (
              <button
                type="button"
                aria-label={texts.pageNumber(mark)}
                aria-current={mark === page ? 'page' : undefined}
                onClick={() => onChange(mark)}
              >
                {mark}
              </button>
            ) : (
              <span className={styles['gap']}>…</span>
            )}
          </li>
        ))}
        <li>
          <button type="button" disabled={page >= count} onClick={() => onChange(page + 1)}>
            {texts.nextPage}
          </button>
        </li>
      </ul>
    </nav>
  )
}

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
