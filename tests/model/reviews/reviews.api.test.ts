import { afterAll, beforeAll } from 'vitest'
import { seedHouses } from '#api/houses/seed/seed-houses.ts'
import { reviewsMachine } from '#machines/reviews.machine.ts'
import { proveModel } from '#tests/model/prove-model.ts'
import { startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { unlimited } from '#tests/support/unlimited.ts'
import { openReviews } from './reviews-driver.ts'
import { reviewsModel, type ReviewsStep } from './reviews.model.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ deps: { limits: unlimited } })
  await seedHouses(api.deps.db)
})
afterAll(() => api.close())

const reading = ['tab.chosen', 'page.chosen'] as const
const writing = ['text.changed', 'text.left'] as const
const pressing = ['post.pressed', 'delete.pressed'] as const

proveModel<typeof reviewsMachine, ReviewsStep, ReturnType<typeof openReviews>>(reviewsMachine, {
  model: reviewsModel,
  open: async () => {
    await api.deps.db.change('delete from review')
    return openReviews(api)
  },
  shownOf: ({ context: { page, tab, text, textProblem, deletingId } }) => ({
    page,
    tab,
    text,
    textProblem,
    isDeleting: deletingId !== undefined,
  }),
  checks: {
    loading: (shown) => (shown.hasTag('busy') ? [] : ['Nobody sees that the reviews are loading']),
    listing: ({ context }) => (context.deletingId === undefined ? [] : ['A review is still being deleted']),
    posting: ({ context }) => (context.text.trim() === '' ? ['An empty review is posted'] : []),
    deleting: ({ context }) => (context.deletingId === undefined ? ['Nobody knows which review is deleted'] : []),
    failed: (shown) => (shown.can({ type: 'retry.pressed' }) ? [] : ['Nobody can ask again']),
  },
  takes: {
    loading: [...reading, ...writing, ...pressing],
    listing: [...reading, ...writing, ...pressing],
    posting: reading,
    deleting: [...reading, ...writing],
    failed: [...reading, ...writing, ...pressing, 'retry.pressed'],
  },
})
