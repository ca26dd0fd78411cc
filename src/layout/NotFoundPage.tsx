import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '#src/ui/button-class.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { titleOf } from '#src/lib/page-handle.ts'
import { paths } from '#src/lib/paths.ts'
import { texts } from '#src/lib/texts.ts'
import styles from './NotFoundPage.module.css'

export default function NotFoundPage() {
  useEffect(() => {
    document.title = titleOf(texts.notFound.title)
  }, [])
  return (
    <section className={styles['page']}>
      <h1>{texts.notFound.title}</h1>
      <EmptyState sentence={texts.notFound.sentence}>
        <Link to={paths.home()} className={buttonClass('outlined')}>
          {texts.notFound.home}
        </Link>
      </EmptyState>
    </section>
  )
}
