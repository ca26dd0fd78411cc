import { useSelector } from '@xstate/react'
import { Trash2 } from 'lucide-react'
import type { Review } from '#contract/houses.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './ReviewsPanel.module.css'
import type { ReviewsRef, ReviewsSnapshot } from './reviews-ref.ts'
import { texts } from './texts.ts'

const selectDeletingId = (snapshot: ReviewsSnapshot) => snapshot.context.deletingId

const selectIsChanging = (snapshot: ReviewsSnapshot) => snapshot.hasTag('changing')

const SAID_OF_IT = 60

/** The delete button stands with every review, as specified; the API lets none but its author delete it. */
export function ReviewItem({ review, reviewsRef }: { review: Review; reviewsRef: ReviewsRef }) {
  const isLeaving = useSelector(reviewsRef, selectDeletingId) === review.Id
  const isChanging = useSelector(reviewsRef, selectIsChanging)
  const { FirstName } = review.User
  return (
    <li className={styles['review']} aria-busy={isLeaving || undefined}>
      <p className={styles['text']}>{review.Text}</p>
      <div className={styles['foot']}>
        <p className={styles['by']}>{FirstName}</p>
        <Button
          kind="text"
          isBusy={isLeaving}
          disabled={isChanging && !isLeaving}
          aria-label={texts.deleteOf(FirstName, review.Text.slice(0, SAID_OF_IT))}
          onClick={() => reviewsRef.send({ type: 'delete.pressed', id: review.Id })}
        >
          {!isLeaving && <Trash2 size={16} aria-hidden="true" />}
          {texts.delete}
        </Button>
      </div>
    </li>
  )
}
