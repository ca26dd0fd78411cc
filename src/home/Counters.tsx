import { formatAmount } from '#contract/wording/format.ts'
import type { Counter } from '#cms/types.ts'
import { useEditable } from '#src/content/editable.tsx'
import { texts } from './texts.ts'
import styles from './Counters.module.css'
import { useEffect, useRef, useState } from 'react'

export function Counters({ counters }: { counters: Counter[] }) {
  if (counters.length === 0) return null
  return (
    <section className={styles['band']} aria-label={texts.countersLabel}>
      <dl className={styles['counters']}>
        {counters.map((counter) => (
          <CounterFigure key={counter._key} counter={counter} />
        ))}
      </dl>
    </section>
  )
}

function CounterFigure({ counter }: { counter: Counter }) {
  const { element, value } = useCountUp(counter.value)
  const edit = useEditable()
  return (
    <div className={styles['counter']}>
      <dt {...edit('counters', counter, 'label')}>{counter.label}</dt>
      <dd ref={element} {...edit('counters', counter, 'value')}>
        <span aria-hidden="true">{formatAmount(value)}</span>
        <span className="visually-hidden">{formatAmount(counter.value)}</span>
      </dd>
    </div>
  )
}

const COUNT_MS = 1800

/** The figure itself, which counts up once when it first comes into view after the script has started; never with reduced motion. */
function useCountUp(target: number) {
  const element = useRef<HTMLElement>(null)
  const [value, setValue] = useState(target)
  useEffect(() => {
    const watched = element.current
    if (!watched || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    let frame = 0
    const count = (startedAt: number) => {
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, (now - startedAt) / COUNT_MS))
        setValue(Math.round(target * easeOut(part)))
        if (part < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      count(performance.now())
    })
    observer.observe(watched)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      setValue(target)
    }
  }, [target])
  return { element, value }
}

function easeOut(part: number): number {
  return 1 - (1 - part) ** 3
}
