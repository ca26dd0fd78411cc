import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { Review } from '#contract/catalogue/houses.ts'
import {
  deleteComment,
  getComments,
  getOwnComments,
  postComment,
  REVIEW_KEY_HEADER,
} from '#contract/catalogue/reviews.ts'
import type { reviewsMachine } from '#machines/reviews.machine.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import { type BrowserStorage, parseStored } from '#ui/lib/browser-storage.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'

const STORAGE_KEY = 'REVIEWKEYS'
const MAX_KEYS = 100

type ReviewsMeans = {
  /** Read on each call: a guest may have signed in in the meantime. */
  client: () => ApiClient
  isSignedIn: () => boolean
  storage: BrowserStorage
}

export function createReviewsActors({ client, isSignedIn, storage }: ReviewsMeans): ActorsOf<typeof reviewsMachine> {
  const keys = createReviewKeys(storage)
  const post = idempotent(({ houseId, text }: { houseId: number; text: string }, activityId) =>
    client().call(postComment, { body: { ActivityId: activityId, HouseId: houseId, Text: text } }),
  )
  return {
    // Not called off: development mounts everything twice, and the first call's end would count as the second's failure.
    loadReviews: fromPromise(async ({ input }) => {
      const { houseId: HouseId } = input
      const [{ data: reviews }, own] = await Promise.all([
        client().call(getComments, { query: { HouseId, Take: 500, Page: 1 } }),
        isSignedIn() ? client().call(getOwnComments, { query: { HouseId } }) : undefined,
      ])
      const isOwn = ({ Id }: Review) => own?.Ids.includes(Id) === true || keys.of(Id) !== undefined
      return { reviews, ownIds: reviews.filter(isOwn).map(({ Id }) => Id) }
    }),
    postReview: fromPromise(async ({ input }) => {
      const { Id, Key } = await post(input)
      keys.store(Id, Key)
    }),
    deleteReview: fromPromise(async ({ input: { id } }) => {
      const key = keys.of(id)
      const headers = key === undefined ? {} : { [REVIEW_KEY_HEADER]: key }
      await client().call(deleteComment, { params: { id } }, { headers })
      keys.drop(id)
    }),
  }
}

const StoredKeys = z.array(z.tuple([z.int(), z.string()]))

/** The keys that let this browser delete the reviews that it posted. */
export function createReviewKeys(storage: BrowserStorage) {
  const readAll = () => StoredKeys.safeParse(parseStored(storage.get(STORAGE_KEY))).data ?? []
  const without = (id: number) => readAll().filter(([stored]) => stored !== id)
  const write = (all: z.infer<typeof StoredKeys>) => storage.set(STORAGE_KEY, JSON.stringify(all.slice(-MAX_KEYS)))
  return {
    of: (id: number) => readAll().find(([stored]) => stored === id)?.[1],
    store: (id: number, key: string) => write([...without(id), [id, key]]),
    drop: (id: number) => write(without(id)),
  }
}
