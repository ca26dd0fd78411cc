import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Eyebrow } from './Eyebrow.tsx'
import styles from './PageTitle.module.css'

type Mark = Readonly<Record<`data-${string}`, string>> | undefined

export type PageTitleProps = {
  eyebrow?: string
  title: string
  lead: string
  isCentered?: boolean
  /** Attributes by which others find its parts. */
  marks?: { title: Mark; lead: Mark }
  children?: ReactNode
}

/** What a page is called, and what it is about. */
export function PageTitle({ eyebrow, title, lead, isCentered = false, marks, children }: PageTitleProps) {
  return (
    <header className={classes(styles['head'], isCentered && styles['centered'])}>
      {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 {...marks?.title}>{title}</h1>
      <p className={styles['lead']} {...marks?.lead}>
        {lead}
      </p>
      {children}
    </header>
  )
}
