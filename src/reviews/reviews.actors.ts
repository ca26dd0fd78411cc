import { fromPromise } from 'xstate'
import { deleteComment, getComments, postComment, REVIEW_KEY_HEADER } from '#contract/reviews.ts'
import type { reviewsMachine } from '#machines/reviews.machine.ts'
import { untilAnswered } from '#src/lib/api/activity-id.ts'
import type { ApiClient } from '#src/lib/api/api-client.ts'
import type { BrowserStorage } from '#src/lib/browser-storage.ts'
import type { ActorsOf } from '#src/lib/use-machine.ts'
import { createReviewKeys } from './review-keys.ts'

type ReviewsMeans = {
  /** Asked with each call: somebody may have signed in meanwhile. */
  client: () => ApiClient
  storage: BrowserStorage
}

export function createReviewsActors({ client, storage }: ReviewsMeans): ActorsOf<typeof reviewsMachine> {
  const keys = createReviewKeys(storage)
  const post = untilAnswered(({ houseId, text }: { houseId: number; text: string }, activityId) =>
    client().call(postComment, { body: { ActivityId: activityId, HouseId: houseId, Text: text } }),
  )
  return {
    // Not called off: development mounts everything twice, and the first call's end would count as the second's failure.
    loadReviews: fromPromise(async ({ input }) => {
      const query = { HouseId: input.houseId, Take: 500, Page: 1 }
      const { data } = await client().call(getComments, { query })
      return data
    }),
    postReview: fromPromise(async ({ input }) => {
      const { Id, Key } = await post(input)
      keys.keep(Id, Key)
    }),
    deleteReview: fromPromise(async ({ input: { id } }) => {
      const key = keys.of(id)
      const headers = key === undefined ? {} : { [REVIEW_KEY_HEADER]: key }
      await client().call(deleteComment, { params: { id } }, { headers })
      keys.drop(id)
    }),
  }
}
