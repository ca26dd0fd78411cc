import type { Letterhead as Resort } from '#contract/money/paper.ts'
import { letterheadLines } from '#contract/wording/paper-words.ts'
import styles from './paper.module.css'

/** The resort's name and address, at the head of what is printed for guests. */
export function Letterhead({ resort }: { resort: Resort }) {
  return (
    <header className={styles['letterhead']}>
      <p className={styles['resort']}>{resort.Name}</p>
      {letterheadLines(resort).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </header>
  )
}
