import type { ReactNode } from 'react'
import styles from './PlaceLayout.module.css'

export type PlaceLayoutProps = { pictures: ReactNode; booking: ReactNode; words: ReactNode }

/** A place and the way to book it: side by side, or on a phone with the booking between pictures and words. */
export function PlaceLayout({ pictures, booking, words }: PlaceLayoutProps) {
  return (
    <div className={styles['details']}>
      <div className={styles['pictures']}>{pictures}</div>
      <div className={styles['book']}>{booking}</div>
      <div className={styles['words']}>{words}</div>
    </div>
  )
}
