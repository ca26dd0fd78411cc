import { fromPromise } from 'xstate'
import { postInvited } from '#contract/catalogue/reviews.ts'
import type { StayReview, stayReviewMachine } from '#machines/stay-review.machine.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import type { BrowserStorage } from '#ui/lib/browser-storage.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import { createReviewKeys } from './reviews.actors.ts'

type StayReviewMeans = {
  client: ApiClient
  storage: BrowserStorage
  review: { code: string; token: string; houseId: number }
}

export function createStayReviewActors({
  client,
  storage,
  review: { code, token, houseId },
}: StayReviewMeans): ActorsOf<typeof stayReviewMachine> {
  const keys = createReviewKeys(storage)
  const send = idempotent(({ Text, Score }: StayReview, ActivityId) =>
    client.call(postInvited, {
      body: { ActivityId, Code: code, Token: token, HouseId: houseId, Text: Text.trim(), Score: Number(Score) },
    }),
  )
  return {
    send: fromPromise(async ({ input }) => {
      const { Id, Key } = await send(input.fields)
      keys.store(Id, Key)
    }),
  }
}
