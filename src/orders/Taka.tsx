import { formatAmount } from '#src/ui/format-taka.ts'
import styles from './Taka.module.css'

/**
 * An amount with the taka sign before it. The sign is drawn, for our fonts, and those of many readers, do not have it; its character
 * is there to be read out and copied.
 */
export function Taka({ amount }: { amount: number }) {
  return (
    <span className={styles['taka']}>
      <span className={styles['character']}>৳</span>
      <svg viewBox="0 0 12 16" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
          <path d="M1.2 3.6c.5-2.1 3-2.2 3.3.2V11c0 2.8 2.6 4 4.6 2.5c1.1-.9 1.5-2.2 1.1-3.3" />
          <path d="M1 7.2h8.600" />
        </g>
        <circle cx="9.400" cy="10.200" r="1.100" fill="currentColor" />
      </svg>
      {formatAmount(amount)}
    </span>
  )
}
