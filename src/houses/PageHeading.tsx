import { Users } from 'lucide-react'
import type { House } from '#contract/houses.ts'
import { StayReviewLine } from '#src/reviews/StayReviews.tsx'
import { Eyebrow } from '#ui/headings.tsx'
import styles from './PageHeading.module.css'

type PageHeadingProps = { eyebrow: string; house: House; facts: readonly string[] }

/** The head of a place's own page: what it is, its name, for how many, and what the last guests say. */
export function PageHeading({ eyebrow, house, facts }: PageHeadingProps) {
  return (
    <header className={styles['heading']}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1>{house.Name}</h1>
      <p className={styles['people']}>
        <Users size={18} aria-hidden="true" />
        {facts.join(' · ')}
      </p>
      <StayReviewLine house={house} />
    </header>
  )
}
