import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { TextArea } from '#src/ui/fields/inputs.tsx'
import styles from './ReviewsPanel.module.css'
import type { ReviewsRef, ReviewsSnapshot } from './reviews-ref.ts'
import { texts } from './texts.ts'

const MOST_LETTERS = 2_000

const selectText = (snapshot: ReviewsSnapshot) => snapshot.context.text
const selectProblem = (snapshot: ReviewsSnapshot) => snapshot.context.textProblem
const selectIsPosting = (snapshot: ReviewsSnapshot) => snapshot.matches('posting')
const selectIsChanging = (snapshot: ReviewsSnapshot) => snapshot.hasTag('changing')

export function ReviewForm({ reviewsRef }: { reviewsRef: ReviewsRef }) {
  const text = useSelector(reviewsRef, selectText)
  const problem = useSelector(reviewsRef, selectProblem)
  const isPosting = useSelector(reviewsRef, selectIsPosting)
  const isChanging = useSelector(reviewsRef, selectIsChanging)
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
        hint={texts.writeHint}
        required
        rows={3}
        maxLength={MOST_LETTERS}
        value={text}
        problem={problem}
        readOnly={isPosting}
        onChange={(event) => reviewsRef.send({ type: 'text.changed', text: event.target.value })}
        onBlur={() => reviewsRef.send({ type: 'text.left' })}
      />
      <Button type="submit" kind="outlined" isBusy={isChanging}>
        {texts.post}
      </Button>
    </form>
  )
}
