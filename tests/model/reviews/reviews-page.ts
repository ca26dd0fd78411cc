import type { Locator } from 'playwright-core'
import { getHouse, getRooms, type Review } from '#contract/houses.ts'
import { deleteComment, getComments, postComment } from '#contract/reviews.ts'
import type { reviewsMachine } from '#machines/reviews.machine.ts'
import { texts as houseTexts } from '#src/houses/texts.ts'
import { texts } from '#src/reviews/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import type { StateOf } from '#tests/model/engine/flow-of.ts'
import type { Desk, PageFlow, PagePlace } from '#tests/model/browser/page-flow.ts'
import { holds, isPressable, misses, sees } from '#tests/model/browser/sight.ts'
import { aHouse } from '#tests/support/site-builders.ts'
import { reviewsFlow } from './reviews.flow.ts'
import type { ReviewsStep } from './reviews.model.ts'

export const reviewsPage: PageFlow<ReviewsStep> = { flow: reviewsFlow, open: openReviewsPage, unreachable: [] }

/** Two pages of them. */
const written: Review[] = ['First', 'Second', 'Third', 'Fourth'].map((Text, index) => ({
  Id: index + 1,
  Text,
  User: { FirstName: 'Rahima' },
}))

async function openReviewsPage({ page, edge }: Desk): Promise<PagePlace<ReviewsStep, StateOf<typeof reviewsMachine>>> {
  const loadReviews = edge.hold(getComments)
  const postReview = edge.hold(postComment)
  const deleteReview = edge.hold(deleteComment)
  const tab = (name: string) => page.getByRole('tab', { name })
  const panel = page.getByRole('tabpanel', { name: houseTexts.reviews })
  const field = panel.getByRole('textbox', { name: texts.write })
  const post = panel.getByRole('button', { name: texts.post })
  const reading = panel.getByRole('status', { name: texts.reading })
  // The house comes with its first reviews: the list is not empty while it is still being read.
  edge.settle(getHouse, aHouse({ Type: 'HOUSE', Comments: written }))
  edge.settle(getRooms, { Data: [aHouse()] })
  await open(page, '/suits')
  await page.getByRole('link', { name: houseTexts.detailsOf('Rania House', houseTexts.entireHouse) }).click()
  await tab(houseTexts.reviews).click()

  async function play(event: ReviewsStep): Promise<void> {
    switch (event.type) {
      case 'tab.chosen':
        await tab(houseTexts.information).click()
        return tab(houseTexts.reviews).click()
      case 'page.chosen':
        return panel.getByRole('button', { name: `Page ${event.page}` }).click()
      case 'text.changed':
        return event.text === '' ? emptyFromAfar(field) : field.fill(event.text)
      case 'text.left':
        await field.focus()
        return field.blur()
      case 'post.pressed':
        return post.click()
      case 'delete.pressed':
        return panel
          .getByRole('button', { name: /^Delete the review/ })
          .first()
          .click()
      case 'retry.pressed':
        return panel.getByRole('button', { name: texts.retry }).click()
      case 'loadReviews.resolves':
        return loadReviews.answer({ data: written })
      case 'postReview.resolves':
        return postReview.answer({ Id: 5, Key: 'key' })
      case 'deleteReview.resolves':
        return deleteReview.answer(null)
      case 'loadReviews.rejects':
        return loadReviews.fail(event.cause)
      case 'postReview.rejects':
        return postReview.fail(event.cause)
      case 'deleteReview.rejects':
        return event.cause === 'not the author' ? deleteReview.refuse(event.error) : deleteReview.fail(event.cause)
      default:
        return event satisfies never
    }
  }

  const showsText = (text: string, problem: string | undefined) => [
    holds(field, text),
    ...(problem === undefined ? [] : [sees(panel.getByText(problem))]),
  ]
  const showsPage = (number: number) => sees(panel.getByText(number === 1 ? 'First' : 'Fourth', { exact: true }))
  return {
    calls: { loadReviews, postReview, deleteReview },
    play,
    looks: {
      loading: ({ context: { text, textProblem } }) => [sees(reading), ...showsText(text, textProblem)],
      listing: ({ context: { text, textProblem, page: number } }) => [
        misses(reading),
        isPressable(post, 'ready'),
        showsPage(number),
        ...showsText(text, textProblem),
      ],
      posting: ({ context: { text } }) => [isPressable(post, 'busy'), holds(field, text)],
      deleting: ({ context: { text, textProblem } }) => [isPressable(post, 'busy'), ...showsText(text, textProblem)],
      failed: ({ context: { text, textProblem } }) => [
        sees(panel.getByText(texts.failed)),
        ...showsText(text, textProblem),
      ],
    },
  }
}

/** Empties a field without going into it, as dictation does: whoever goes into it leaves it too, which is an event of its own. */
async function emptyFromAfar(field: Locator): Promise<void> {
  await field.blur()
  await field.evaluate((element) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, '')
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
