import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Eyebrow } from './Eyebrow.tsx'
import styles from './PageTitle.module.css'

export type PageTitleProps = {
  eyebrow?: string
  title: string
  lead: string
  isCentered?: boolean
  children?: ReactNode
}

/** What a page is called, and what it is about. */
export function PageTitle({ eyebrow, title, lead, isCentered = false, children }: PageTitleProps) {
  return (
    <header className={classes(styles['head'], isCentered && styles['centered'])}>
      {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      {children}
    </header>
  )
}
