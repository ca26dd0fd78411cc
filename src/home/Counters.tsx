import type { Counter } from '#cms/types.ts'
import { useEditable } from '#src/content/use-editable.ts'
import { texts } from '#src/lib/texts.ts'
import styles from './Counters.module.css'
import { useCountUp } from './use-count-up.ts'

const figures = new Intl.NumberFormat('en-IN')

export function Counters({ counters }: { counters: Counter[] }) {
  return (
    <section className={styles['band']} aria-label={texts.home.countersLabel}>
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
        <span aria-hidden="true">{figures.format(value)}</span>
        <span className="visually-hidden">{figures.format(counter.value)}</span>
      </dd>
    </div>
  )
}
