// The reviews of a house: read, written and deleted. The list is always the server's, so it is loaded again after each attempt to
// change it; a submission while it is still loading is not lost.

import { assign, emit, fromPromise, setup } from 'xstate'
import type { Review } from '#contract/houses.ts'
import { type Failure, notProvided, type Toast, warningOf } from './parts/shared.ts'
import { texts } from './parts/texts.ts'

export const REVIEWS_PER_PAGE = 3

export type PlaceTab = 'information' | 'reviews'

type ReviewsContext = {
  houseId: number
  reviews: readonly Review[]
  page: number
  tab: PlaceTab
  /** What is being written, and what is wrong with it. */
  text: string
  textProblem: string | undefined
  /** The review that is being deleted. */
  deletingId: number | undefined
}

export type ReviewsEvent =
  | { type: 'tab.chosen'; tab: PlaceTab }
  | { type: 'page.chosen'; page: number }
  | { type: 'text.changed'; text: string }
  | { type: 'text.left' }
  | { type: 'post.pressed' }
  | { type: 'delete.pressed'; id: number }
  | { type: 'retry.pressed' }

export const reviewsMachine = setup({
  types: {
    context: {} as ReviewsContext,
    events: {} as ReviewsEvent,
    /** `reviews` are those that came with the house, shown until all are read. */
    input: {} as { houseId: number; reviews: readonly Review[] },
    emitted: {} as Toast | Failure | { type: 'review.deleted' },
    /** While something is being changed, nothing else can be. */
    tags: {} as 'busy' | 'changing',
  },
  actors: {
    loadReviews: fromPromise<readonly Review[], { houseId: number }>(notProvided('loadReviews')),
    postReview: fromPromise<void, { houseId: number; text: string }>(notProvided('postReview')),
    deleteReview: fromPromise<void, { id: number }>(notProvided('deleteReview')),
  },
  guards: { hasText: ({ context }) => context.text.trim() !== '' },
  actions: {
    requireText: assign({ textProblem: texts.reviewEmpty }),
  },
}).createMachine({
  id: 'reviews',
  context: ({ input }) => ({
    houseId: input.houseId,
    reviews: input.reviews,
    page: 1,
    tab: 'information',
    text: '',
    textProblem: undefined,
    deletingId: undefined,
  }),
  initial: 'loading',
  on: {
    'tab.chosen': { actions: assign({ tab: ({ event }) => event.tab }) },
    'page.chosen': { actions: assign({ page: ({ event }) => event.page }) },
    'text.changed': { actions: assign({ text: ({ event }) => event.text, textProblem: undefined }) },
    'text.left': [{ guard: 'hasText' }, { actions: 'requireText' }],
    'post.pressed': [{ guard: 'hasText', target: '.posting' }, { actions: 'requireText' }],
    'delete.pressed': { target: '.deleting', actions: assign({ deletingId: ({ event }) => event.id }) },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadReviews',
        input: ({ context }) => ({ houseId: context.houseId }),
        onDone: { target: 'listing', actions: assign({ reviews: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: emit(warningOf) },
      },
    },
    listing: {},
    posting: {
      tags: ['busy', 'changing'],
      on: { 'text.changed': {}, 'text.left': {}, 'post.pressed': {}, 'delete.pressed': {} },
      invoke: {
        src: 'postReview',
        input: ({ context: { houseId, text } }) => ({ houseId, text: text.trim() }),
        onDone: {
          target: 'loading',
          actions: [assign({ text: '', page: 1 }), emit({ type: 'toast', tone: 'success', text: texts.reviewPosted })],
        },
        onError: {
          target: 'loading',
          actions: emit(({ event }) => ({ type: 'failure.met', error: event.error })),
        },
      },
    },
    deleting: {
      tags: ['busy', 'changing'],
      on: { 'post.pressed': {}, 'delete.pressed': {} },
      exit: assign({ deletingId: undefined }),
      invoke: {
        src: 'deleteReview',
        input: ({ context }) => ({ id: context.deletingId ?? 0 }),
        onDone: { target: 'loading', actions: [assign({ page: 1 }), emit({ type: 'review.deleted' })] },
        onError: { target: 'loading', actions: emit(warningOf) },
      },
    },
    failed: { on: { 'retry.pressed': 'loading' } },
  },
})

/** The reviews of the page that is open, and how many pages there are. A page that no longer exists is the last one. */
export function pageOf({ reviews, page: wanted }: Pick<ReviewsContext, 'reviews' | 'page'>) {
  const count = Math.ceil(reviews.length / REVIEWS_PER_PAGE)
  const page = Math.max(1, Math.min(wanted, count))
  return { page, count, shown: reviews.slice((page - 1) * REVIEWS_PER_PAGE, page * REVIEWS_PER_PAGE) }
}
