import type { Rating } from '#contract/catalogue/houses.ts'
import styles from './StayRating.module.css'
import { stayTexts } from './stay-texts.ts'

/** What guests gave their stays. Nothing while too few did. */
export function StayRating({ rating }: { rating: Rating | undefined }) {
  if (!rating) return null
  return (
    <span className={styles['rating']}>
      <strong>{rating.Mean.toFixed(1)}</strong>
      <span className="visually-hidden">{stayTexts.outOfFive}</span>
      <span>{stayTexts.ofStays(rating.Stays)}</span>
    </span>
  )
}
