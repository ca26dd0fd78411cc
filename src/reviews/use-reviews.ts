import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { House } from '#contract/houses.ts'
import { reviewsMachine } from '#machines/reviews.machine.ts'
import { createBrowserStorage } from '#src/lib/browser-storage.ts'
import { logFailure } from '#src/lib/use-machine.ts'
import { useCurrentApi } from '#src/session/use-session.ts'
import { showToast } from '#src/lib/toasts.ts'
import { createReviewsActors } from './reviews.actors.ts'
import type { ReviewsRef } from './reviews-ref.ts'

/** What is said of a house, as long as its details are open. */
export function useReviews(house: House): ReviewsRef {
  const client = useCurrentApi()
  const [machine] = useState(() => {
    const storage = createBrowserStorage(() => localStorage)
    return reviewsMachine.provide({ actors: createReviewsActors({ client, storage }) })
  })
  const reviews = useActorRef(machine, { input: { houseId: house.Id, reviews: house.Comments } })
  useEffect(() => {
    const told = [
      reviews.on('toast', ({ tone, text, closeAfterMs }) => showToast(tone, text, closeAfterMs)),
      reviews.on('failure.met', ({ error }) => logFailure(error)),
    ]
    return () => told.forEach((subscription) => subscription.unsubscribe())
  }, [reviews])
  return reviews
}
