import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import type { Review } from '#contract/houses.ts'
import { reviewsMachine } from '#machines/reviews.machine.ts'
import { seenBy } from '#tests/support/rendered/seen-by.tsx'
import { ReviewsPanel } from './ReviewsPanel.tsx'

const reviews: Review[] = ['Quiet', 'Green', 'Warm', 'Far'].map((Text, index) => ({
  Id: index + 1,
  Text,
  User: { FirstName: 'Guest' },
  CreatedAt: '2026-11-20T06:00:00Z',
}))
const never = () => new Promise<void>(() => {})

function openReviews(load: () => Promise<readonly Review[]>) {
  const panel = createActor(
    reviewsMachine.provide({
      actors: {
        loadReviews: fromPromise(load),
        postReview: fromPromise(never),
        deleteReview: fromPromise(never),
      },
    }),
    { input: { houseId: 4, reviews: [] } },
  )
  panel.start()
  return { panel, seen: () => seenBy(undefined, <ReviewsPanel reviewsRef={panel} />) }
}

test('a visitor sees three reviews, each with a way to delete it, and a form', async () => {
  const { panel, seen } = openReviews(async () => reviews)
  await waitFor(panel, (snapshot) => snapshot.matches('listing'), { timeout: 1_000 })

  const html = await seen()

  expect([...html.matchAll(/aria-label="(Delete [^"]+)"/g)].map(([, label]) => label)).toEqual(
    ['Quiet', 'Green', 'Warm'].map((text) => `Delete the review by Guest: ${text}`),
  )
  expect(html).toMatch(/<textarea.*Post review<\/button>/s)
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
