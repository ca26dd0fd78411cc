import styles from './UnbrokenDate.module.css'

/** A sentence whose date, such as 16-01-2027, stays on one line: browsers break lines after a hyphen. */
export function UnbrokenDate({ sentence }: { sentence: string }) {
  const [before, date, after] = sentence.split(/(\d{2}-\d{2}-\d{4})/)
  return (
    <>
      {before}
      {date !== undefined && <span className={styles['date']}>{date}</span>}
      {after}
    </>
  )
}
