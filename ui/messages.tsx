import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'
import { classes } from './classes.ts'
import styles from './messages.module.css'

const icons = { warning: TriangleAlert, error: CircleAlert, success: CircleCheck, info: Info }

export type NoticeKind = keyof typeof icons

/** A message in the page. Its kind shows as colour, picture and word. */
export function Notice({ kind, children }: { kind: NoticeKind; children: ReactNode }) {
  const Icon = icons[kind]
  return (
    <div
      className={classes(styles['notice'], styles[kind])}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
    >
      <Icon size={20} role="img" aria-label={texts.kinds[kind]} />
      <div>{children}</div>
    </div>
  )
}

/** Nothing to show, or something that failed: a small drawing, one sentence, one next step. */
export function EmptyState({ sentence, children }: { sentence: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles['empty']}>
      <svg viewBox="0 0 120 64" width="120" height="64" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="1.300" strokeLinecap="round" strokeLinejoin="round">
          <path d="M16 38c14 13 74 13 88 0c-10 3-20 4-24 4H40c-6 0-16-1-24-4z" />
          <path d="M42 42c-1-18 6-26 18-26s20 8 19 26" />
          <path d="M48 42c0-14 4-20 12-20s14 6 13 20M60 16v26" />
          <path d="M92 40L108 8" />
          <path d="M8 56q6-4 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0" />
        </g>
      </svg>
      <p className={styles['sentence']}>{sentence}</p>
      {children}
    </div>
  )
}
