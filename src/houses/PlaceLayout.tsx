import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { Eyebrow } from '#ui/headings.tsx'
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

type PageHeadingProps = { eyebrow: string; title: string; facts: readonly string[] }

/** The head of a place's own page: what it is, its name, and for how many. */
export function PageHeading({ eyebrow, title, facts }: PageHeadingProps) {
  return (
    <header className={styles['heading']}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1>{title}</h1>
      <p className={styles['people']}>
        <Users size={18} aria-hidden="true" />
        {facts.join(' · ')}
      </p>
    </header>
  )
}
