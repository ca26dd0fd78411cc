import { reviewsMachine } from '#machines/reviews.machine.ts'
import { flowOf } from '#tests/model/engine/flow-of.ts'
import { openReviews } from './reviews-driver.ts'
import { reviewsModel, type ReviewsStep } from './reviews.model.ts'
import { reviewsTells } from './reviews.tells.ts'

const reading = ['tab.chosen', 'page.chosen'] as const
const writing = ['text.changed', 'text.left'] as const
const pressing = ['post.pressed', 'delete.pressed'] as const

export const reviewsFlow = flowOf<typeof reviewsMachine, ReviewsStep, ReturnType<typeof openReviews>>(reviewsMachine, {
  model: reviewsModel,
  open: async ({ api }) => {
    await api().deps.db.change('delete from review')
    return openReviews(api())
  },
  shownOf: ({ context: { page, tab, text, textProblem, deletingId } }) => ({
    page,
    tab,
    text,
    textProblem,
    isDeleting: deletingId !== undefined,
  }),
  checks: {
    loading: (shown) =>
      shown.hasTag('busy') && shown.context.deletingId === undefined
        ? []
        : ['Nobody sees that the reviews are loading, or one is still being deleted'],
    listing: ({ context }) => (context.deletingId === undefined ? [] : ['A review is still being deleted']),
    posting: ({ context }) => (context.text.trim() === '' ? ['An empty review is posted'] : []),
    deleting: ({ context }) => (context.deletingId === undefined ? ['Nobody knows which review is deleted'] : []),
    failed: (shown) => (shown.can({ type: 'retry.pressed' }) ? [] : ['Nobody can ask again']),
  },
  leadsTo: {
    'loadReviews.resolves': 'listing',
    'loadReviews.rejects (unreachable)': 'failed',
    'loadReviews.rejects (server fault)': 'failed',
    'postReview.resolves': 'loading',
    'postReview.rejects (unreachable)': 'loading',
    'postReview.rejects (server fault)': 'loading',
    'deleteReview.resolves': 'loading',
    'deleteReview.rejects (not the author)': 'loading',
    'deleteReview.rejects (unreachable)': 'loading',
    'deleteReview.rejects (server fault)': 'loading',
  },
  tells: reviewsTells,
  takes: {
    loading: [...reading, ...writing, ...pressing],
    listing: [...reading, ...writing, ...pressing],
    posting: reading,
    deleting: [...reading, ...writing],
    failed: [...reading, ...writing, ...pressing, 'retry.pressed'],
  },
})
