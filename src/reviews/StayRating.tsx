import type { Rating } from '#contract/houses.ts'
import styles from './StayRating.module.css'
import { texts } from './texts.ts'

/** What guests gave their stays. Nothing while too few did. */
export function StayRating({ rating }: { rating: Rating | undefined }) {
  if (!rating) return null
  return (
    <span className={styles['rating']}>
      <strong>{rating.Mean.toFixed(1)}</strong>
      <span className="visually-hidden">{texts.outOfFive}</span>
      <span>{texts.ofStays(rating.Stays)}</span>
    </span>
  )
}
