import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { Problem, ApiUnreachable } from '#contract/problem.ts'
import type { Review } from '#contract/houses.ts'
import { pageOf, reviewsMachine } from './reviews.machine.ts'

const reviewsUpTo = (count: number): Review[] =>
  Array.from({ length: count }, (_, index) => ({
    Id: count - index,
    Text: `Review ${count - index}`,
    User: { FirstName: 'Guest' },
  }))

type World = {
  load?: () => Promise<readonly Review[]>
  post?: () => Promise<void>
  remove?: () => Promise<void>
}

async function openReviews(world: World = {}) {
  const done: string[] = []
  const said: object[] = []
  const reviews = createActor(
    reviewsMachine.provide({
      actors: {
        loadReviews: fromPromise(async () => {
          done.push('loaded')
          return world.load ? world.load() : reviewsUpTo(7)
        }),
        postReview: fromPromise(async ({ input }) => {
          done.push(`posted ${input.text} of ${input.houseId}`)
          return world.post?.()
        }),
        deleteReview: fromPromise(async ({ input }) => {
          done.push(`deleted ${input.id}`)
          return world.remove?.()
        }),
      },
    }),
    { input: { houseId: 4, reviews: reviewsUpTo(5) } },
  )
  reviews.on('*', (event) => said.push(event))
  reviews.start()
  const settles = async () => waitFor(reviews, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1_000 })
  const atFirst = pageOf(reviews.getSnapshot().context)
  await settles()
  const shown = () => pageOf(reviews.getSnapshot().context).shown.map(({ Id }) => Id)
  return { reviews, done, said, settles, shown, atFirst }
}

describe('reviews', () => {
  test('are shown three per page: those that came with the house until all are read', async () => {
    const { reviews, shown, atFirst } = await openReviews()

    const first = shown()
    reviews.send({ type: 'page.chosen', page: 3 })

    expect(atFirst).toMatchObject({ count: 2 })
    expect(first).toEqual([7, 6, 5])
    expect(shown()).toEqual([1])
    expect(pageOf(reviews.getSnapshot().context).count).toBe(3)
  })

  test('stand in a tab beside the information', async () => {
    const { reviews } = await openReviews()
    const before = reviews.getSnapshot().context.tab

    reviews.send({ type: 'tab.chosen', tab: 'reviews' })

    expect([before, reviews.getSnapshot().context.tab]).toEqual(['information', 'reviews'])
  })

  test('need a text, after blur and on sending alike', async () => {
    const { reviews, done } = await openReviews()
    const problem = () => reviews.getSnapshot().context.textProblem

    reviews.send({ type: 'text.left' })
    const afterBlur = problem()
    reviews.send({ type: 'text.changed', text: '  ' })
    const whileTyping = problem()
    reviews.send({ type: 'post.pressed' })

    expect([afterBlur, whileTyping, problem()]).toEqual(['Is required.', undefined, 'Is required.'])
    expect(done).toEqual(['loaded'])
  })

  test('are read again from page 1 after one was posted', async () => {
    const { reviews, done, settles } = await openReviews()
    reviews.send({ type: 'page.chosen', page: 2 })
    reviews.send({ type: 'text.changed', text: ' Quiet nights ' })

    reviews.send({ type: 'post.pressed' })
    const { value, context } = await settles()

    expect(done).toEqual(['loaded', 'posted Quiet nights of 4', 'loaded'])
    expect(value).toBe('listing')
    expect(context).toMatchObject({ page: 1, text: '', textProblem: undefined })
  })

  test('are not waited for: a press while they are being read counts', async () => {
    const { reviews, done, settles } = await openReviews()
    reviews.send({ type: 'text.changed', text: 'Quiet nights' })
    reviews.send({ type: 'delete.pressed', id: 1 })
    await waitFor(reviews, (snapshot) => snapshot.matches('loading'), { timeout: 1_000 })

    reviews.send({ type: 'post.pressed' })
    await settles()

    expect(done).toContain('posted Quiet nights of 4')
    expect(done.at(-1)).toBe('loaded')
  })

  test('stay on their page when one cannot be deleted, or on the last if that is gone', async () => {
    const lists = [reviewsUpTo(7), reviewsUpTo(4)]
    const { reviews, shown, settles } = await openReviews({
      load: async () => lists.shift() ?? [],
      remove: () => Promise.reject(new Problem('not_found', 'There is no such review')),
    })
    reviews.send({ type: 'page.chosen', page: 3 })

    reviews.send({ type: 'delete.pressed', id: 1 })
    const { context } = await settles()

    expect(shown()).toEqual([1])
    expect(pageOf(context)).toMatchObject({ page: 2, count: 2 })
  })

  test('whose posting fails log it and keep what was typed', async () => {
    const { reviews, said, settles } = await openReviews({ post: () => Promise.reject(new ApiUnreachable()) })
    reviews.send({ type: 'text.changed', text: 'Quiet nights' })

    reviews.send({ type: 'post.pressed' })
    const { value, context } = await settles()

    expect([value, context.text]).toEqual(['listing', 'Quiet nights'])
    expect(said).toEqual([{ type: 'failure.met', error: new ApiUnreachable() }])
  })

  test('are read again from page 1 after one was deleted', async () => {
    const { reviews, done, said, settles } = await openReviews()
    reviews.send({ type: 'page.chosen', page: 3 })

    reviews.send({ type: 'delete.pressed', id: 1 })
    const { context } = await settles()

    expect(done).toEqual(['loaded', 'deleted 1', 'loaded'])
    expect(context).toMatchObject({ page: 1, deletingId: undefined })
    expect(said).toEqual([{ type: 'review.deleted' }])
  })

  test('that are another’s stay, and a toast says why', async () => {
    const refusal = new Problem('forbidden', 'Only its author can delete this review')
    const { reviews, done, said, settles } = await openReviews({ remove: () => Promise.reject(refusal) })

    reviews.send({ type: 'delete.pressed', id: 1 })
    const { value } = await settles()

    expect(value).toBe('listing')
    expect(done).toEqual(['loaded', 'deleted 1', 'loaded'])
    expect(said).toEqual([{ type: 'toast', tone: 'warning', text: 'Only its author can delete this review' }])
  })

  test('that cannot be read leave those that came with the house, and can be asked for again', async () => {
    const answers = [() => Promise.reject(new ApiUnreachable()), async () => reviewsUpTo(2)]
    const { reviews, said, shown, settles } = await openReviews({
      load: async () => (answers.shift() ?? (async () => []))(),
    })
    const failed = reviews.getSnapshot().value
    const kept = shown()

    reviews.send({ type: 'retry.pressed' })
    await settles()

    expect([failed, kept, shown()]).toEqual(['failed', [5, 4, 3], [2, 1]])
    expect(said).toEqual([{ type: 'toast', tone: 'warning', text: new ApiUnreachable().message }])
  })
})
