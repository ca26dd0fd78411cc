import type { AnyMachineSnapshot } from 'xstate'
import { postComment } from '#contract/catalogue/reviews.ts'
import { reviewsMachine } from '#machines/reviews.machine.ts'
import { newActivityId } from '#ui/lib/api/activity-id.ts'
import { createReviewKeys, createReviewsActors } from '#src/reviews/reviews.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'
import { memoryStorage } from '#tests/support/site-builders.ts'

const HOUSE_ID = 1

/** Tab and page are chosen once in a list at rest: no guard reads them. */
const isListed = (snapshot: AnyMachineSnapshot) => snapshot.matches('listing')

export const reviewsFlow = flowOf(reviewsMachine)({
  input: { houseId: HOUSE_ID, reviews: [] },
  /** The reviews of a house as an unknown visitor sees them. */
  async open({ place, clientOf }) {
    await place.api.deps.db.change('delete from review')
    const client = clientOf()
    const storage = memoryStorage()
    const body = () => ({ ActivityId: newActivityId(), HouseId: HOUSE_ID, Text: 'Mine' })
    return {
      actors: createReviewsActors({ client: () => client, isSignedIn: () => true, storage }),
      keys: createReviewKeys(storage),
      post: () => client.call(postComment, { body: body() }),
    }
  },
  events: [
    {
      event: { type: 'tab.chosen', tab: 'reviews' },
      offered: (snapshot) => isListed(snapshot) && snapshot.context.tab !== 'reviews',
    },
    {
      event: { type: 'page.chosen', page: 2 },
      offered: (snapshot) => isListed(snapshot) && snapshot.context.page !== 2,
    },
    { event: { type: 'guest.changed' }, offered: isListed },
    {
      event: { type: 'text.changed', text: 'A quiet place' },
      detail: 'filled',
      offered: ({ context }) => context.text === '',
      shows: 'cleared',
    },
    { event: { type: 'text.changed', text: '' }, detail: 'empty', offered: ({ context }) => context.text !== '' },
    { event: { type: 'text.left' }, shows: 'Is required.' },
    { event: { type: 'post.pressed' }, shows: 'Is required.' },
    {
      event: { type: 'delete.pressed', id: 1 },
      /** A review that this browser posted, so that it holds the key to it. */
      async own({ post, keys }) {
        const { Id, Key } = await post()
        keys.store(Id, Key)
        return { id: Id }
      },
    },
    { event: { type: 'retry.pressed' } },
    { event: { type: 'loadReviews.resolves', output: { reviews: [], ownIds: [] } } },
    unanswered('loadReviews', ['toast warning']),
    {
      event: { type: 'postReview.resolves', output: undefined },
      shows: 'toast success Thank you. Your review is in the list.',
    },
    unanswered('postReview', ['', 'failure.met']),
    { event: { type: 'deleteReview.resolves', output: undefined }, shows: 'review.deleted' },
    unanswered('deleteReview', ['toast warning']),
  ],
  readByGuards: ({ context }) => [context.text !== '', context.textProblem],
  shownOf: ({ context: { page, tab, text, textProblem, problem, deletingId } }) => ({
    page,
    tab,
    text,
    textProblem,
    problem,
    isDeleting: deletingId !== undefined,
  }),
  checks: {
    loading: ({ context }) => (context.deletingId === undefined ? [] : ['A review is still being deleted']),
    listing: ({ context }) => (context.deletingId === undefined ? [] : ['A review is still being deleted']),
    posting: ({ context }) => (context.text.trim() === '' ? ['An empty review is posted'] : []),
    deleting: ({ context }) => (context.deletingId === undefined ? ['No review is known to be deleted'] : []),
  },
})
