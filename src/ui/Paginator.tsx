import { texts } from '#src/lib/texts.ts'
import { pagesToShow } from './pages-to-show.ts'
import styles from './Paginator.module.css'

export type PaginatorProps = {
  /** What is paged, for those who hear the page: 'Orders'. */
  label: string
  page: number
  count: number
  onChange: (page: number) => void
}

export function Paginator({ label, page, count, onChange }: PaginatorProps) {
  if (count <= 1) return null
  return (
    <nav aria-label={texts.ui.pagesOf(label)}>
      <ul className={styles['pages']}>
        <li>
          <button type="button" disabled={page <= 1} onClick={() => onChange(page - 1)}>
            {texts.ui.previousPage}
          </button>
        </li>
        {pagesToShow(page, count).map((mark) => (
          <li key={mark}>
            {typeof mark === 'number' ? (
              <button
                type="button"
                aria-label={texts.ui.pageNumber(mark)}
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
            {texts.ui.nextPage}
          </button>
        </li>
      </ul>
    </nav>
  )
}
