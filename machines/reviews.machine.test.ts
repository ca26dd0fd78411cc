import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import type { Review } from '#contract/catalogue/houses.ts'
import { type LoadedReviews, pageOf, reviewsMachine, type ReviewsEvent } from './reviews.machine.ts'

const reviewsUpTo = (count: number): Review[] =>
  Array.from({ length: count }, (_, index) => ({
    Id: index + 1,
    Text: 'Quiet',
    User: { FirstName: 'Guest' },
    CreatedAt: '2026-11-20T06:00:00Z',
  }))

test.each([
  ['none', 0, 1, { page: 1, count: 0, ids: [] }],
  ['the first page', 7, 1, { page: 1, count: 3, ids: [1, 2, 3] }],
  ['the last page', 7, 3, { page: 3, count: 3, ids: [7] }],
  ['a page that is gone, so the last one', 4, 3, { page: 2, count: 2, ids: [4] }],
])('reviews are shown three per page: %s', (_, many, wanted, expected) => {
  const { page, count, shown } = pageOf({ reviews: reviewsUpTo(many), page: wanted })

  expect({ page, count, ids: shown.map(({ Id }) => Id) }).toEqual(expected)
})

test.each<[string, ReviewsEvent, string]>([
  ['one was posted', { type: 'post.pressed' }, 'posted Quiet'],
  ['one was deleted', { type: 'delete.pressed', id: 5 }, 'deleted 5'],
])('the list is read again from page 1 after %s', async (_, event, change) => {
  const done: string[] = []
  const lists = [reviewsUpTo(7), reviewsUpTo(6)]
  const reviews = createActor(
    reviewsMachine.provide({
      actors: {
        loadReviews: fromPromise(async (): Promise<LoadedReviews> => ({ reviews: lists.shift() ?? [], ownIds: [] })),
        postReview: fromPromise(async ({ input }) => void done.push(`posted ${input.text}`)),
        deleteReview: fromPromise(async ({ input }) => void done.push(`deleted ${input.id}`)),
      },
    }),
    { input: { houseId: 4, reviews: reviewsUpTo(5) } },
  )
  const settles = () => waitFor(reviews, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1_000 })
  reviews.start()
  await settles()
  reviews.send({ type: 'page.chosen', page: 2 })
  reviews.send({ type: 'text.changed', text: ' Quiet ' })

  reviews.send(event)
  const { context } = await settles()

  expect(done).toEqual([change])
  expect([context.page, context.reviews.length]).toEqual([1, 6])
})
