import type { Letterhead as Resort } from '#contract/desk/paper.ts'
import styles from './paper.module.css'
import { texts } from './texts.ts'

/** The resort's name and address, at the head of what is printed for guests. */
export function Letterhead({ resort: { Name, Address, Phone, Email, Bin } }: { resort: Resort }) {
  return (
    <header className={styles['letterhead']}>
      <p className={styles['resort']}>{Name}</p>
      <p>{Address}</p>
      <p>{[Phone, Email].filter(Boolean).join(' · ')}</p>
      {Bin !== '' && <p>{texts.bin(Bin)}</p>}
    </header>
  )
}
