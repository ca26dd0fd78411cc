import { useEffect, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { House } from '#contract/catalogue/houses.ts'
import { reviewsMachine } from '#machines/reviews.machine.ts'
import { createBrowserStorage } from '#ui/lib/browser-storage.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { useCurrentApi, useUser } from '#src/session/use-session.ts'
import { createReviewsActors } from './reviews.actors.ts'

export type ReviewsRef = ActorRefFrom<typeof reviewsMachine>
export type ReviewsSnapshot = SnapshotFrom<typeof reviewsMachine>

/** The reviews of a house, as long as its details are open. */
export function useReviews(house: House): ReviewsRef {
  const client = useCurrentApi()
  const storage = createBrowserStorage(() => localStorage)
  const guestId = useUser()?.id
  const known = useRef(guestId)
  const isSignedIn = () => known.current !== undefined
  const reviewsRef = useMachine(reviewsMachine, () => createReviewsActors({ client, isSignedIn, storage }), {
    input: { houseId: house.Id, reviews: house.Comments },
  })
  useEffect(() => {
    if (known.current === guestId) return
    known.current = guestId
    reviewsRef.send({ type: 'guest.changed' })
  }, [guestId, reviewsRef])
  return reviewsRef
}
