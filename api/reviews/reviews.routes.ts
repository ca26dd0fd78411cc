import { deleteComment, getComments, postComment } from '#contract/reviews.ts'
import { serve, type Route } from '../http/serve.ts'
import { deleteReview, listReviews, postReview } from './reviews.ts'

export const reviewsRoutes: Route[] = [
  serve(getComments, async (deps, { query: { HouseId, Take, Page } }) => ({
    data: await listReviews(deps, { houseId: HouseId, take: Take, page: Page }),
  })),
  serve(postComment, postReview),
  serve(deleteComment, deleteReview),
]
