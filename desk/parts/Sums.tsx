import styles from './sums.module.css'

export type SumRow = { name: string; detail?: string; sum: string }

/** Sums by their names. */
export function Sums({ rows }: { rows: readonly SumRow[] }) {
  return (
    <dl className={styles['sums']}>
      {rows.map(({ name, detail, sum }, index) => (
        <div key={`${name} ${index}`}>
          <dt>
            {name} {detail !== undefined && <small>{detail}</small>}
          </dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </dl>
  )
}
