import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '#src/lib/texts.ts'
import { classes } from './classes.ts'
import styles from './Notice.module.css'

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
      <Icon size={20} role="img" aria-label={texts.ui.kinds[kind]} />
      <div>{children}</div>
    </div>
  )
}
