import { createActor } from 'xstate'
import { postComment } from '#contract/reviews.ts'
import { reviewsMachine } from '#machines/reviews.machine.ts'
import { newActivityId } from '#src/lib/api/activity-id.ts'
import { createReviewKeys, createReviewsActors } from '#src/reviews/reviews.actors.ts'
import { createEdge } from '#tests/model/engine/edge.ts'
import { memoryStorage } from '#tests/support/site-builders.ts'
import type { TestApi } from '#tests/support/test-api.ts'
import { input, type ReviewsStep } from './reviews.model.ts'

/** The reviews of a house as an unknown visitor sees them, with their real actors. */
export function openReviews(api: TestApi) {
  const { client, gate, failWith, mend } = createEdge(api)
  const storage = memoryStorage()
  const keys = createReviewKeys(storage)
  const real = createReviewsActors({ client: () => client, storage })
  const actor = createActor(
    reviewsMachine.provide({
      actors: {
        loadReviews: gate.hold('loadReviews', real.loadReviews),
        postReview: gate.hold('postReview', real.postReview),
        deleteReview: gate.hold('deleteReview', real.deleteReview),
      },
    }),
    { input },
  )
  let deletedId = 0

  /** A review that this browser posted, so that it holds the key to it. */
  async function postOwn(): Promise<number> {
    const { Id, Key } = await post()
    keys.keep(Id, Key)
    return Id
  }

  function post() {
    const body = { ActivityId: newActivityId(), HouseId: input.houseId, Text: 'Mine' }
    return client.call(postComment, { body })
  }

  async function play(event: ReviewsStep): Promise<void> {
    switch (event.type) {
      case 'tab.chosen':
      case 'page.chosen':
      case 'text.changed':
      case 'text.left':
      case 'post.pressed':
      case 'retry.pressed':
        return actor.send(event)
      case 'delete.pressed':
        deletedId = await postOwn()
        return actor.send({ ...event, id: deletedId })
      case 'loadReviews.resolves':
      case 'postReview.resolves':
      case 'deleteReview.resolves':
        return gate.open(event.type.replace('.resolves', ''))
      case 'loadReviews.rejects':
      case 'postReview.rejects':
        return failWith(event.type.replace('.rejects', ''), event.cause)
      case 'deleteReview.rejects':
        if (event.cause !== 'not the author') return failWith('deleteReview', event.cause)
        keys.keep(deletedId, (await post()).Key)
        return gate.open('deleteReview')
      default:
        event satisfies never
    }
  }
  return { actor, play, mend }
}
