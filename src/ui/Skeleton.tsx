import styles from './Skeleton.module.css'

/** Lines that keep the place of what is being read. Say beside it, for those who do not see it, that something loads. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles['skeleton']} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles['line']} />
      ))}
    </span>
  )
}
