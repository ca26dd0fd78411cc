import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './PlaceLayout.module.css'

type PlaceLayoutProps = {
  pictures: ReactNode
  booking: ReactNode
  words: ReactNode
  /** Not in a dialog: the booking is wider, and stays in sight while the words are read. */
  isPage?: boolean
}

/** A place and the way to book it: side by side, or on a phone with the booking between pictures and words. */
export function PlaceLayout({ pictures, booking, words, isPage = false }: PlaceLayoutProps) {
  return (
    <div className={classes(styles['place'], isPage && styles['wide'])}>
      <div className={styles['pictures']}>{pictures}</div>
      <div className={styles['book']}>
        <div className={styles['booking']}>{booking}</div>
      </div>
      <div className={styles['words']}>{words}</div>
    </div>
  )
}
