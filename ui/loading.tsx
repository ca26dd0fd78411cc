import { Component, type ReactNode } from 'react'
import { ChunkLoadError } from '#ui/lib/chunks/load-chunk.ts'
import { Notice } from './messages.tsx'
import { texts } from './texts.ts'
import { classes } from './classes.ts'
import styles from './loading.module.css'

/** With an empty label it is decorative, for places where text next to it says what is loading. */
export function Spinner({ size = 'normal', label = texts.loading }: { size?: 'normal' | 'small'; label?: string }) {
  return (
    <span
      className={classes(styles['spinner'], size === 'small' && styles['small'])}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}

/** Lines in place of what is loading. Announce the loading next to it for screen readers. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles['skeleton']} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles['line']} />
      ))}
    </span>
  )
}

type CornerProps = {
  children: ReactNode
  /** What is drawn if its code does not arrive; unset, a sentence on that. */
  instead?: ReactNode
}

/** A part of a page whose code is loaded when it is first drawn. If it does not arrive, its place shows that, and the page stays. */
export class Corner extends Component<CornerProps, { failure: unknown }> {
  override state: { failure: unknown } = { failure: undefined }

  static getDerivedStateFromError(failure: unknown): { failure: unknown } {
    return { failure }
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { children, instead } = this.props
    if (failure === undefined) return children
    if (failure instanceof ChunkLoadError) return instead ?? <Notice kind="error">{failure.message}</Notice>
    // Any other error is the page's.
    throw failure instanceof Error ? failure : new Error('A part of the page failed', { cause: failure })
  }
}
