import styles from './headings.module.css'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** The painted rice-paste line with its lotus: the one ornament, once or twice a page. */
export function Alpona() {
  return (
    <svg className={styles['alpona']} viewBox="0 0 176 24" width="176" height="24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M2 12h48M126 12h48" />
        <path d="M50 12q4-4 8 0t8 0M126 12q-4-4-8 0t-8 0" />
        <path d="M88 2c4 4 4 12 0 19c-4-7-4-15 0-19z" />
        <path d="M88 21c-2-6-6-11-13-12c0 7 5 12 13 12zM88 21c2-6 6-11 13-12c0 7-5 12-13 12z" />
        <path d="M88 21c-5 1-13 0-18-6c3-1 6-1 8 0M88 21c5 1 13 0 18-6c-3-1-6-1-8 0" />
      </g>
      <g fill="currentColor">
        <circle cx="54" cy="6.500" r="1.200" />
        <circle cx="122" cy="6.500" r="1.200" />
        <circle cx="62" cy="17" r="1.200" />
        <circle cx="114" cy="17" r="1.200" />
      </g>
    </svg>
  )
}

type EyebrowProps = {
  /** Attributes by which others find it. */
  mark?: Readonly<Record<`data-${string}`, string>> | undefined
  children: ReactNode
}

/** The small label above a heading. */
export function Eyebrow({ mark, children }: EyebrowProps) {
  return (
    <p className={styles['eyebrow']} {...mark}>
      {children}
    </p>
  )
}

type Mark = { readonly [name: `data-${string}`]: string; lang?: string } | undefined

export type PageTitleProps = {
  eyebrow?: string
  title: string
  lead: string
  isCentered?: boolean
  /** Attributes of its parts, by which others find them or a screen reader speaks them. */
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
