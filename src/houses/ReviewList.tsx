import { useState } from 'react'
import type { Review } from '#contract/houses.ts'
import { Paginator } from '#src/ui/Paginator.tsx'
import styles from './ReviewList.module.css'
import { texts } from './texts.ts'

const PER_PAGE = 3

export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const [page, setPage] = useState(1)
  if (reviews.length === 0) return <p className={styles['empty']}>{texts.noReviews}</p>
  const shown = reviews.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  return (
    <div className={styles['reviews']}>
      <ul>
        {shown.map((review) => (
          <li key={review.Id} className={styles['review']}>
            <p>{review.Text}</p>
            <p className={styles['by']}>{review.User.FirstName}</p>
          </li>
        ))}
      </ul>
      <Paginator label={texts.reviews} page={page} count={Math.ceil(reviews.length / PER_PAGE)} onChange={setPage} />
    </div>
  )
}
