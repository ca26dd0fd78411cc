import type { ReactNode } from 'react'
import styles from './DevUiPage.module.css'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['section']} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles['samples']}>{children}</div>
    </section>
  )
}

/** One part in one state, under the name of the state. */
export function Sample({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? styles['wide'] : styles['sample']}>
      <h3>{title}</h3>
      <div>{children}</div>
    </div>
  )
}
