import type { Told } from '#tests/model/engine/told.ts'

export const reviewsTells: Told = {
  'postReview.rejects (unreachable)':
    'failure.met The resort cannot be reached. Please check your connection and try again.',
  'postReview.rejects (server fault)': 'failure.met Unexpected Error Occurred!',
  'deleteReview.resolves': 'review.deleted',
  'deleteReview.rejects (not the author)': 'toast warning Only its author can delete this review',
  'deleteReview.rejects (unreachable)':
    'toast warning The resort cannot be reached. Please check your connection and try again.',
  'deleteReview.rejects (server fault)': 'toast warning Unexpected Error Occurred!',
  'loadReviews.rejects (unreachable)':
    'toast warning The resort cannot be reached. Please check your connection and try again.',
  'text.left': 'Is required.',
  'text.changed (filled)': 'unsaid',
  'loadReviews.rejects (server fault)': 'toast warning Unexpected Error Occurred!',
  'post.pressed': 'Is required.',
}
