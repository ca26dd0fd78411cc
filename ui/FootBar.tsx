import type { RefObject } from 'react'
import { Button } from './Button.tsx'
import styles from './FootBar.module.css'
import { useIsInSight } from './lib/use-is-in-sight.ts'

type FootBarProps = {
  /** What it leads to: it takes the focus. */
  target: RefObject<HTMLElement | null>
  /** The price or promise. */
  fact: string
  action: string
}

/** At the foot of a phone's window while something further up or down is out of sight: a fact, and the way there. */
export function FootBar({ target, fact, action }: FootBarProps) {
  const isInSight = useIsInSight(target)
  if (isInSight) return null
  return (
    <section className={styles['foot']} aria-label={action} data-way-bar>
      <p>{fact}</p>
      <Button
        onClick={() => {
          target.current?.scrollIntoView()
          target.current?.focus({ preventScroll: true })
        }}
      >
        {action}
      </Button>
    </section>
  )
}
