import type { ReactNode } from 'react'
import styles from './Eyebrow.module.css'

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
