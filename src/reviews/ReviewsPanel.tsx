import { useSelector } from '@xstate/react'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Review } from '#contract/catalogue/houses.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { monthText } from '#contract/wording/format.ts'
import { pageOf } from '#machines/reviews.machine.ts'
import { useUser } from '#src/session/use-session.ts'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/fields/inputs.tsx'
import { useStableFocus } from '#ui/fields/use-stable-focus.ts'
import { Spinner } from '#ui/loading.tsx'
import { Notice } from '#ui/messages.tsx'
import { Paginator } from '#ui/Paginator.tsx'
import type { ReviewsRef, ReviewsSnapshot } from './use-reviews.ts'
import styles from './ReviewsPanel.module.css'
import { stayTexts } from './stay-texts.ts'
import { texts } from './texts.ts'

const selectReviews = (snapshot: ReviewsSnapshot) => snapshot.context.reviews
const selectPage = (snapshot: ReviewsSnapshot) => snapshot.context.page
const selectIsLoading = (snapshot: ReviewsSnapshot) => snapshot.matches('loading')
const selectIsFailed = (snapshot: ReviewsSnapshot) => snapshot.matches('failed')
const selectDeletingId = (snapshot: ReviewsSnapshot) => snapshot.context.deletingId
const selectIsChanging = (snapshot: ReviewsSnapshot) => snapshot.hasTag('changing')
const EXCERPT_LENGTH = 60
const MAX_LETTERS = 2_000
const selectText = (snapshot: ReviewsSnapshot) => snapshot.context.text
const selectOwnIds = (snapshot: ReviewsSnapshot) => snapshot.context.ownIds
const selectPostProblem = (snapshot: ReviewsSnapshot) => snapshot.context.problem
const selectProblem = (snapshot: ReviewsSnapshot) => snapshot.context.textProblem
const selectIsPosting = (snapshot: ReviewsSnapshot) => snapshot.matches('posting')

/** The reviews of a place, three to a page, and the way to write another. */
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
      <OwnReview reviewsRef={reviewsRef} />
    </div>
  )
}

/** It can be deleted where its author is, and nowhere else. */
function ReviewItem({ review, reviewsRef }: { review: Review; reviewsRef: ReviewsRef }) {
  const isLeaving = useSelector(reviewsRef, selectDeletingId) === review.Id
  const isOwn = useSelector(reviewsRef, selectOwnIds).includes(review.Id)
  const isChanging = useSelector(reviewsRef, selectIsChanging)
  const [isAsked, setIsAsked] = useState(false)
  const foot = useRef<HTMLDivElement>(null)
  const holdFocus = useStableFocus(foot, isAsked ? 'question' : 'button')
  const { FirstName } = review.User
  function ask(isOpen: boolean) {
    holdFocus()
    setIsAsked(isOpen)
  }
  return (
    <li className={styles['review']} aria-busy={isLeaving || undefined}>
      <p className={styles['text']}>{review.Text}</p>
      <div ref={foot} className={styles['foot']}>
        <p>
          <span className={styles['by']}>{FirstName}</span>{' '}
          <time className={styles['date']} dateTime={review.CreatedAt}>
            {texts.writtenIn(monthText(dhakaDate(Date.parse(review.CreatedAt))))}
          </time>
          {review.StayedIn !== undefined && (
            <span className={styles['date']}> · {stayTexts.stayedIn(monthText(review.StayedIn))}</span>
          )}
        </p>
        {isAsked ? (
          <div className={styles['question']} role="group" aria-label={texts.deleteQuestion}>
            <span>{texts.deleteQuestion}</span>
            <Button
              kind="text"
              onClick={() => {
                ask(false)
                reviewsRef.send({ type: 'delete.pressed', id: review.Id })
              }}
            >
              {texts.confirmDelete}
            </Button>
            {/* The safe answer is the last: it takes the focus. */}
            <Button kind="text" onClick={() => ask(false)}>
              {texts.dontDelete}
            </Button>
          </div>
        ) : isOwn ? (
          <Button
            kind="text"
            isBusy={isLeaving}
            disabled={isChanging && !isLeaving}
            aria-label={texts.deleteOf(FirstName, review.Text.slice(0, EXCERPT_LENGTH))}
            onClick={() => ask(true)}
          >
            {!isLeaving && <Trash2 size={16} aria-hidden="true" />}
            <span>{texts.delete}</span>
          </Button>
        ) : null}
      </div>
    </li>
  )
}

/** Who stayed here opens the form: as the first thing under no reviews it would invite anybody. */
function OwnReview({ reviewsRef }: { reviewsRef: ReviewsRef }) {
  const isBegun = useSelector(reviewsRef, selectText) !== ''
  const [isOpened, setIsOpened] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  function open() {
    setIsOpened(true)
    requestAnimationFrame(() => area.current?.querySelector('textarea')?.focus())
  }
  return (
    <div ref={area}>
      {isOpened || isBegun ? (
        <ReviewForm reviewsRef={reviewsRef} />
      ) : (
        <Button kind="text" onClick={open}>
          {texts.begin}
        </Button>
      )}
    </div>
  )
}

function ReviewForm({ reviewsRef }: { reviewsRef: ReviewsRef }) {
  const text = useSelector(reviewsRef, selectText)
  const problem = useSelector(reviewsRef, selectProblem)
  const postProblem = useSelector(reviewsRef, selectPostProblem)
  const isPosting = useSelector(reviewsRef, selectIsPosting)
  const isChanging = useSelector(reviewsRef, selectIsChanging)
  const firstName = useUser()?.name.split(' ')[0]
  const form = useRef<HTMLFormElement>(null)

  function post() {
    reviewsRef.send({ type: 'post.pressed' })
    if (reviewsRef.getSnapshot().context.textProblem !== undefined) form.current?.querySelector('textarea')?.focus()
  }

  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        post()
      }}
    >
      <TextArea
        label={texts.write}
        hint={texts.writeHint(firstName ?? texts.anonymous)}
        required
        rows={3}
        maxLength={MAX_LETTERS}
        value={text}
        problem={problem}
        readOnly={isPosting}
        onChange={(event) => reviewsRef.send({ type: 'text.changed', text: event.target.value })}
        onBlur={() => reviewsRef.send({ type: 'text.left' })}
      />
      {postProblem !== undefined && <Notice kind="error">{texts.notPosted(postProblem)}</Notice>}
      <Button type="submit" kind="outlined" isBusy={isChanging}>
        {texts.post}
      </Button>
    </form>
  )
}
