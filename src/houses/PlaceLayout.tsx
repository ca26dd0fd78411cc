import { Users } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import { Eyebrow } from '#ui/headings.tsx'
import { FootBar } from '#ui/FootBar.tsx'
import styles from './PlaceLayout.module.css'
import { texts } from './texts.ts'

type PlaceLayoutProps = {
  pictures: ReactNode
  booking: ReactNode
  words: ReactNode
  /** Not in a dialog: the booking is wider, and stays in sight while the words are read. */
  isPage?: boolean
  /** On its own page: what a night costs, at the foot of a phone's window while the booking is out of sight. */
  price?: string | undefined
}

/** A place and the way to book it: side by side, or on a phone with the booking between pictures and words. */
export function PlaceLayout({ pictures, booking, words, isPage = false, price }: PlaceLayoutProps) {
  const book = useRef<HTMLDivElement>(null)
  return (
    <div className={classes(styles['place'], isPage && styles['wide'])}>
      <div className={styles['pictures']}>{pictures}</div>
      <div ref={book} className={styles['book']} tabIndex={-1}>
        <div className={styles['booking']}>{booking}</div>
      </div>
      <div className={styles['words']}>{words}</div>
      {price !== undefined && <FootBar target={book} fact={price} action={texts.chooseDates} />}
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
