import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { reviewsMachine } from '#machines/reviews.machine.ts'
import { clientBefore } from '#tests/support/answering-client.ts'
import { memoryStorage } from '#tests/support/site-builders.ts'
import { createReviewKeys, createReviewsActors } from './reviews.actors.ts'

const listed = [11, 12, 13, 14].map((Id) => ({
  Id,
  Text: 'Quiet nights',
  User: { FirstName: 'Guest' },
  CreatedAt: '2026-11-20T06:00:00Z',
}))
const answers: Record<string, unknown> = {
  GetComments: { data: listed },
  GetOwnComments: { Ids: [13] },
  PostComment: { Id: 12, Key: 'rvk_mine' },
}

/** The reviews of house 4, 11 to 14, in a browser with this storage, at an API that gives every new review the Id 12. */
async function openReviews(storage: ReturnType<typeof memoryStorage>, { isSignedIn = false } = {}) {
  const { client, asked } = clientBefore(({ path }) => {
    const [, call] = /(\w+)(?:\?|\/12|$)/.exec(path) ?? []
    return answers[call ?? ''] ?? null
  })
  const actors = createReviewsActors({ client: () => client, isSignedIn: () => isSignedIn, storage })
  const reviews = createActor(reviewsMachine.provide({ actors }), { input: { houseId: 4, reviews: [] } })
  reviews.start()
  const settles = () => waitFor(reviews, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1_000 })
  await settles()
  return { reviews, asked, settles }
}

test('a review is deleted with the key that this browser was given for it, also after a reload', async () => {
  const storage = memoryStorage()
  const before = await openReviews(storage)
  before.reviews.send({ type: 'text.changed', text: 'Quiet nights' })
  before.reviews.send({ type: 'post.pressed' })
  await before.settles()

  const after = await openReviews(storage)
  after.reviews.send({ type: 'delete.pressed', id: 12 })
  await after.settles()
  after.reviews.send({ type: 'delete.pressed', id: 12 })
  await after.settles()

  const deletions = after.asked.filter(({ path }) => path === '/api/HouseArea/Comment/DeleteComment/12')
  expect(deletions.map(({ init }) => new Headers(init.headers).get('reviewkey'))).toEqual(['rvk_mine', null])
})

test('own are the reviews that this browser posted, and those that its guest wrote on any', async () => {
  const storage = memoryStorage()
  createReviewKeys(storage).store(12, 'rvk_mine')

  const visitor = await openReviews(storage)
  const guest = await openReviews(storage, { isSignedIn: true })

  expect(visitor.reviews.getSnapshot().context.ownIds).toEqual([12])
  expect(visitor.asked.map(({ path }) => path)).not.toContain('/api/HouseArea/Comment/GetOwnComments?HouseId=4')
  expect(guest.reviews.getSnapshot().context.ownIds).toEqual([12, 13])
})

test('up to 500 reviews of a house are requested at once', async () => {
  const { asked } = await openReviews(memoryStorage())

  expect(asked.map(({ path }) => path)).toEqual(['/api/HouseArea/Comment/GetComments?HouseId=4&Take=500&Page=1'])
})
