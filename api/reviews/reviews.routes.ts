import { deleteComment, getComments, postComment } from '#contract/reviews.ts'
import { guestOfCaller } from '../sessions/as-guest.ts'
import type { Deps } from '../deps.ts'
import { serve, type Route } from '../http/serve.ts'
import { deleteReview, listReviews, postReview } from './reviews.ts'

export function reviewsRoutes(deps: Pick<Deps, 'db' | 'now' | 'limits'>): Route[] {
  return [
    serve(getComments, async ({ query: { HouseId, Take, Page } }) => ({
      data: await listReviews(deps, { houseId: HouseId, take: Take, page: Page }),
    })),

    serve(postComment, async ({ body, caller }) => {
      const guest = await guestOfCaller(deps, caller)
      const { id, key } = await postReview(deps, {
        houseId: body.HouseId,
        text: body.Text,
        guestId: guest?.id,
        network: caller.network,
        activity: {
          principal: guest ? `guest:${guest.id}` : 'anyone',
          route: postComment.path,
          activityId: body.ActivityId,
          body,
        },
      })
      return { Id: id, Key: key }
    }),

    serve(deleteComment, async ({ params: { id }, caller }) => {
      const guest = await guestOfCaller(deps, caller)
      await deleteReview(deps, { id, guestId: guest?.id, key: caller.reviewKey })
      return null
    }),
  ]
}
