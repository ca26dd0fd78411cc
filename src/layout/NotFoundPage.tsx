import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useSettings } from '#src/content/use-settings.ts'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/messages.tsx'
import { titleOf } from '#src/lib/page-handle.ts'
import { paths } from '#src/lib/paths.ts'
import { texts } from './texts.ts'
import styles from './NotFoundPage.module.css'

export default function NotFoundPage() {
  const settings = useSettings()
  useEffect(() => {
    document.title = titleOf(texts.notFound.title, settings)
  }, [settings])
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
