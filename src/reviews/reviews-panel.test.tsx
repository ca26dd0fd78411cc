import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import type { Review } from '#contract/catalogue/houses.ts'
import { Problem } from '#contract/problem.ts'
import { type LoadedReviews, reviewsMachine } from '#machines/reviews.machine.ts'
import { seenBy } from '#tests/support/rendered/seen-by.tsx'
import { ReviewsPanel } from './ReviewsPanel.tsx'

const reviews: Review[] = ['Quiet', 'Green', 'Warm', 'Far'].map((Text, index) => ({
  Id: index + 1,
  Text,
  User: { FirstName: 'Guest' },
  CreatedAt: '2026-11-20T06:00:00Z',
}))
const never = () => new Promise<void>(() => {})

/** The reviews of a house of which this browser wrote the second. */
function openReviews(load: () => Promise<readonly Review[]>, postReview: () => Promise<void> = never) {
  const panel = createActor(
    reviewsMachine.provide({
      actors: {
        loadReviews: fromPromise(async (): Promise<LoadedReviews> => ({ reviews: await load(), ownIds: [2] })),
        postReview: fromPromise(postReview),
        deleteReview: fromPromise(never),
      },
    }),
    { input: { houseId: 4, reviews: [] } },
  )
  panel.start()
  return { panel, seen: () => seenBy(undefined, <ReviewsPanel reviewsRef={panel} />) }
}

test('a visitor sees three reviews, a way to delete the one they wrote, and opens a form for another', async () => {
  const { panel, seen } = openReviews(async () => reviews)
  await waitFor(panel, (snapshot) => snapshot.matches('listing'), { timeout: 1_000 })

  const html = await seen()

  for (const text of ['Quiet', 'Green', 'Warm']) expect(html).toContain(text)
  expect([...html.matchAll(/aria-label="(Delete [^"]+)"/g)].map(([, label]) => label)).toEqual([
    'Delete the review by Guest: Green',
  ])
  expect(html).toMatch(/You stayed here\? Write a review<\/span><\/button>/)
  expect(html).not.toContain('<textarea')
  panel.send({ type: 'text.changed', text: 'Lovely' })
  expect(await seen()).toMatch(/<textarea.*Post review.*<\/button>/s)
})

test('a spinner shows while reviews are read, posted or deleted, and not otherwise', async () => {
  const loading = openReviews(() => new Promise(() => {}))
  const [listed, posting, deleting] = [1, 2, 3].map(() => openReviews(async () => reviews))
  for (const one of [listed, posting, deleting]) {
    if (one) await waitFor(one.panel, (snapshot) => snapshot.matches('listing'), { timeout: 1_000 })
  }

  posting?.panel.send({ type: 'text.changed', text: 'Lovely' })
  posting?.panel.send({ type: 'post.pressed' })
  deleting?.panel.send({ type: 'delete.pressed', id: 2 })

  const spins = async (one: typeof loading | undefined) => /class="[^"]*spinner/.test((await one?.seen()) ?? '')

  expect(await Promise.all([loading, listed, posting, deleting].map(spins))).toEqual([true, false, true, true])
})

test('a review that cannot be posted says so, and what was written stays', async () => {
  const { panel, seen } = openReviews(
    async () => reviews,
    () => Promise.reject(new Problem('too_many_requests', 'Please try again tomorrow')),
  )

  panel.send({ type: 'text.changed', text: 'Lovely' })
  panel.send({ type: 'post.pressed' })
  await waitFor(panel, (snapshot) => snapshot.matches('listing'), { timeout: 1_000 })

  expect(await seen()).toMatch(/Lovely<\/textarea>.*Your review was not posted. Please try again tomorrow/s)
})
