import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { pageOf } from '#machines/reviews.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Paginator } from '#src/ui/Paginator.tsx'
import { Spinner } from '#src/ui/loading.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import type { ReviewsRef, ReviewsSnapshot } from './reviews-ref.ts'
import styles from './ReviewsPanel.module.css'
import { texts } from './texts.ts'

const selectReviews = (snapshot: ReviewsSnapshot) => snapshot.context.reviews
const selectPage = (snapshot: ReviewsSnapshot) => snapshot.context.page
const selectIsLoading = (snapshot: ReviewsSnapshot) => snapshot.matches('loading')
const selectIsFailed = (snapshot: ReviewsSnapshot) => snapshot.matches('failed')

/** The reviews of a place, three to a page, and the form for another. */
export function ReviewsPanel({ reviewsRef }: { reviewsRef: ReviewsRef }) {
  const reviews = useSelector(reviewsRef, selectReviews)
  const wanted = useSelector(reviewsRef, selectPage)
  const isLoading = useSelector(reviewsRef, selectIsLoading)
  const isFailed = useSelector(reviewsRef, selectIsFailed)
  const count = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus goes with its review.
    const deletions = reviewsRef.on('review.deleted', () => count.current?.focus())
    return () => deletions.unsubscribe()
  }, [reviewsRef])
  const { shown, page, count: pages } = pageOf({ reviews, page: wanted })
  return (
    <div className={styles['panel']}>
      <div className={styles['head']}>
        <p ref={count} role="status" tabIndex={-1} className={styles['count']}>
          {reviews.length > 0 ? texts.count(reviews.length) : !isLoading && !isFailed && texts.none}
        </p>
        {isLoading && <Spinner size="small" label={texts.reading} />}
      </div>
      {isFailed && (
        <p className={styles['failed']}>
          {texts.failed}{' '}
          <Button kind="text" onClick={() => reviewsRef.send({ type: 'retry.pressed' })}>
            {texts.retry}
          </Button>
        </p>
      )}
      {shown.length > 0 && (
        <ul aria-label={texts.reviews}>
          {shown.map((review) => (
            <ReviewItem key={review.Id} review={review} reviewsRef={reviewsRef} />
          ))}
        </ul>
      )}
      <Paginator
        label={texts.reviews}
        page={page}
        count={pages}
        onChange={(next) => reviewsRef.send({ type: 'page.chosen', page: next })}
      />
      <ReviewForm reviewsRef={reviewsRef} />
    </div>
  )
}
