import type { AnyMachineSnapshot } from 'xstate'
import { ApiProblem } from '#contract/failure.ts'
import type { Review } from '#contract/houses.ts'
import { reviewsMachine, type ReviewsEvent } from '#machines/reviews.machine.ts'
import { edgeFailures, type EdgeFailure } from '#tests/model/engine/edge.ts'
import { modelOf } from '#tests/model/engine/paths.ts'

export type ReviewsStep =
  | ReviewsEvent
  | { type: 'loadReviews.resolves'; output: readonly Review[] }
  | { type: 'postReview.resolves' | 'deleteReview.resolves' }
  | EdgeFailure<'loadReviews' | 'postReview' | 'deleteReview'>
  | { type: 'deleteReview.rejects'; error: Error; cause: 'not the author' }

export const input = { houseId: 1, reviews: [] }

/** The review that a path deletes; each path has one of its own. */
const OWN_ID = 1

const events: ReviewsStep[] = [
  { type: 'tab.chosen', tab: 'reviews' },
  { type: 'page.chosen', page: 2 },
  { type: 'text.changed', text: 'A quiet place' },
  { type: 'text.changed', text: '' },
  { type: 'text.left' },
  { type: 'post.pressed' },
  { type: 'delete.pressed', id: OWN_ID },
  { type: 'retry.pressed' },
  { type: 'loadReviews.resolves', output: [] },
  ...edgeFailures('loadReviews'),
  { type: 'postReview.resolves' },
  ...edgeFailures('postReview'),
  { type: 'deleteReview.resolves' },
  {
    type: 'deleteReview.rejects',
    error: new ApiProblem('forbidden', 'Only its author can delete this review'),
    cause: 'not the author',
  },
  ...edgeFailures('deleteReview'),
]

/** Tab and page are chosen once in a list at rest: no guard reads them. */
function offers(snapshot: AnyMachineSnapshot, event: ReviewsStep): boolean {
  const { tab, page, text } = snapshot.context
  switch (event.type) {
    case 'tab.chosen':
      return tab !== event.tab && snapshot.matches('listing')
    case 'page.chosen':
      return page !== event.page && snapshot.matches('listing')
    case 'text.changed':
      return text !== event.text
    default:
      return true
  }
}

export const reviewsModel = modelOf<ReviewsStep>(reviewsMachine, {
  input,
  events,
  offers,
  readByGuards: ({ context }) => [context.text !== '', context.textProblem],
  titleOf(event) {
    if (event.type === 'text.changed') return `${event.type} (${event.text === '' ? 'empty' : 'filled'})`
    return 'cause' in event ? `${event.type} (${event.cause})` : event.type
  },
})
