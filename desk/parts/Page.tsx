import { type ReactNode, useId } from 'react'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/loading.tsx'
import { Notice } from '#ui/messages.tsx'
import { texts } from '../texts.ts'
import styles from './parts.module.css'

/** The head of a page: what it is called, and what can be done on it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles['head']}>
      <h1>{title}</h1>
      {children}
    </header>
  )
}

/** A part of a page, on paper. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['panel']} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

type SectionProps = { title: string; className: string | undefined; children: ReactNode }

/** A part of a page with a ruled head, among others of its kind. `className`: of what is in it. */
export function Section({ title, className, children }: SectionProps) {
  const titleId = useId()
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div className={className}>{children}</div>
    </section>
  )
}

type ReadingStateProps = {
  reading: { problem: string | undefined; isLoading: boolean; reload: () => void; data: unknown }
}

/** What stands above a page's content while it is read, or could not be. */
export function ReadingState({ reading: { problem, isLoading, reload, data } }: ReadingStateProps) {
  if (problem !== undefined) {
    return (
      <Notice kind="error">
        <p>{problem}</p>
        <Button kind="text" onClick={reload}>
          {texts.retry}
        </Button>
      </Notice>
    )
  }
  return isLoading && data === undefined ? <Spinner /> : null
}
