import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { House } from '#contract/houses.ts'
import { reviewsMachine } from '#machines/reviews.machine.ts'
import { createBrowserStorage } from '#ui/lib/browser-storage.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { useCurrentApi } from '#src/session/use-session.ts'
import { createReviewsActors } from './reviews.actors.ts'

export type ReviewsRef = ActorRefFrom<typeof reviewsMachine>
export type ReviewsSnapshot = SnapshotFrom<typeof reviewsMachine>

/** The reviews of a house, as long as its details are open. */
export function useReviews(house: House): ReviewsRef {
  const client = useCurrentApi()
  const storage = createBrowserStorage(() => localStorage)
  return useMachine(reviewsMachine, () => createReviewsActors({ client, storage }), {
    input: { houseId: house.Id, reviews: house.Comments },
  })
}
