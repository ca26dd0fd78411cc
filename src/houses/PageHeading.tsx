import { Users } from 'lucide-react'
import { Eyebrow } from '#src/ui/headings.tsx'
import styles from './PageHeading.module.css'

export type PageHeadingProps = { eyebrow: string; title: string; facts: readonly string[] }

/** The head of a place's own page: what it is, its name, and for how many. */
export function PageHeading({ eyebrow, title, facts }: PageHeadingProps) {
  return (
    <header className={styles['heading']}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1>{title}</h1>
      <p className={styles['facts']}>
        <Users size={18} aria-hidden="true" />
        {facts.join(' · ')}
      </p>
    </header>
  )
}
