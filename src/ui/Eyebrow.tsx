import type { ReactNode } from 'react'
import styles from './Eyebrow.module.css'

/** The small label above a heading. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={styles['eyebrow']}>{children}</p>
}
