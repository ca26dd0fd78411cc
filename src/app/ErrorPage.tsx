import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom'
import { Button, buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/messages.tsx'
import { ChunkLoadError } from '#ui/lib/chunks/load-chunk.ts'
import { paths } from '#src/lib/paths.ts'
import { texts } from './texts.ts'
import NotFoundPage from '#src/layout/NotFoundPage.tsx'
import styles from './ErrorPage.module.css'

/** Shown instead of a page that could not be read or shown. */
export default function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  const isIncomplete = error instanceof ChunkLoadError
  return (
    <section className={styles['page']}>
      <h1>{isIncomplete && !navigator.onLine ? texts.error.offline : texts.error.title}</h1>
      <EmptyState sentence={isIncomplete ? texts.error.check : texts.error.sentence}>
        {isIncomplete && <p className={styles['cause']}>{error.message}</p>}
        <p className={styles['ways']}>
          <Button onClick={() => window.location.reload()}>{texts.error.reload}</Button>
          <Link to={paths.home()} className={buttonClass('outlined')} reloadDocument>
            {texts.error.home}
          </Link>
        </p>
      </EmptyState>
    </section>
  )
}
