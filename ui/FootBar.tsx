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
  /** Does it here and now, instead of leading to the target. */
  onPress?: (() => void) | undefined
  isBusy?: boolean
}

/** At the foot of a phone's window while something further up or down is out of sight: a fact, and the way there or what can be done. */
export function FootBar({ target, fact, action, onPress, isBusy = false }: FootBarProps) {
  const isInSight = useIsInSight(target)
  if (isInSight) return null
  function leadToTarget() {
    target.current?.scrollIntoView()
    target.current?.focus({ preventScroll: true })
  }
  return (
    <section className={styles['foot']} aria-label={action} data-way-bar>
      <p>{fact}</p>
      <Button isBusy={isBusy} onClick={onPress ?? leadToTarget}>
        {action}
      </Button>
    </section>
  )
}
