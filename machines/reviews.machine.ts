// The reviews of a house: read, written and deleted. The list is always the server's, so it is loaded again after each attempt to
// change it; a submission while it is still loading is not lost.

import { assign, emit, fromPromise, setup } from 'xstate'
import type { Review } from '#contract/catalogue/houses.ts'
import { sentenceOf } from '#contract/problem.ts'
import { isBlank } from '#contract/values/typed.ts'
import { type Failure, notProvided, type Toast, warningOf } from './parts/shared.ts'
import { texts } from './parts/texts.ts'

export const REVIEWS_PER_PAGE = 3

export type PlaceTab = 'information' | 'reviews'

/** `ownIds` are the reviews that this browser or its guest wrote: they alone can be deleted here. */
export type LoadedReviews = { reviews: readonly Review[]; ownIds: readonly number[] }

type ReviewsContext = LoadedReviews & {
  houseId: number
  page: number
  tab: PlaceTab
  /** What is being written, and what is wrong with it. */
  text: string
  textProblem: string | undefined
  /** Why the last review could not be posted. */
  problem: string | undefined
  /** The review that is being deleted. */
  deletingId: number | undefined
}

export type ReviewsEvent =
  | { type: 'tab.chosen'; tab: PlaceTab }
  /** Somebody signed in or out: other reviews are theirs. */
  | { type: 'guest.changed' }
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
    loadReviews: fromPromise<LoadedReviews, { houseId: number }>(notProvided('loadReviews')),
    postReview: fromPromise<void, { houseId: number; text: string }>(notProvided('postReview')),
    deleteReview: fromPromise<void, { id: number }>(notProvided('deleteReview')),
  },
  guards: { hasText: ({ context }) => !isBlank(context.text) },
  actions: {
    requireText: assign({ textProblem: texts.reviewEmpty }),
  },
}).createMachine({
  id: 'reviews',
  context: ({ input }) => ({
    houseId: input.houseId,
    reviews: input.reviews,
    ownIds: [],
    page: 1,
    tab: 'information',
    text: '',
    textProblem: undefined,
    problem: undefined,
    deletingId: undefined,
  }),
  initial: 'loading',
  on: {
    'tab.chosen': { actions: assign({ tab: ({ event }) => event.tab }) },
    'page.chosen': { actions: assign({ page: ({ event }) => event.page }) },
    'text.changed': { actions: assign({ text: ({ event }) => event.text, textProblem: undefined }) },
    'guest.changed': { target: '.loading', reenter: true },
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
        onDone: { target: 'listing', actions: assign(({ event }) => event.output) },
        onError: { target: 'failed', actions: emit(warningOf) },
      },
    },
    listing: {},
    posting: {
      tags: ['busy', 'changing'],
      entry: assign({ problem: undefined }),
      on: { 'text.changed': {}, 'text.left': {}, 'post.pressed': {}, 'delete.pressed': {}, 'guest.changed': {} },
      invoke: {
        src: 'postReview',
        input: ({ context: { houseId, text } }) => ({ houseId, text: text.trim() }),
        onDone: {
          target: 'loading',
          actions: [assign({ text: '', page: 1 }), emit({ type: 'toast', tone: 'success', text: texts.reviewPosted })],
        },
        onError: {
          target: 'loading',
          actions: [
            assign({ problem: ({ event }) => sentenceOf(event.error) }),
            emit(({ event }) => ({ type: 'failure.met', error: event.error })),
          ],
        },
      },
    },
    deleting: {
      tags: ['busy', 'changing'],
      on: { 'post.pressed': {}, 'delete.pressed': {}, 'guest.changed': {} },
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
