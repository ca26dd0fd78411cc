import type { Locator } from 'playwright-core'
import { getHouse, getRooms, type Review } from '#contract/houses.ts'
import { deleteComment, getComments, postComment } from '#contract/reviews.ts'
import type { reviewsMachine } from '#machines/reviews.machine.ts'
import { texts as houseTexts } from '#src/houses/texts.ts'
import { texts } from '#src/reviews/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import type { PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { holds, isPressable, misses, sees } from '#tests/model/browser/sight.ts'
import { reviewsFlow } from '#tests/model/models/reviews.model.ts'
import { aHouse } from '#tests/support/site-builders.ts'

/** Two pages of them. */
const written: Review[] = ['First', 'Second', 'Third', 'Fourth'].map((Text, index) => ({
  Id: index + 1,
  Text,
  User: { FirstName: 'Rahima' },
  CreatedAt: '2026-11-20T06:00:00Z',
}))

type Text = { text: string; textProblem: string | undefined }

export const reviewsPage: PageFlow = {
  flow: reviewsFlow,
  unreachable: [],
  async open({ page, edge }) {
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

    const showsText = ({ text, textProblem }: Text) => [
      holds(field, text),
      ...(textProblem === undefined ? [] : [sees(panel.getByText(textProblem))]),
    ]
    return placeOf<typeof reviewsMachine>({
      calls: { loadReviews, postReview, deleteReview },
      gestures: {
        async 'tab.chosen'() {
          await tab(houseTexts.information).click()
          await tab(houseTexts.reviews).click()
        },
        'page.chosen': ({ page: number }) => panel.getByRole('button', { name: `Page ${number}` }).click(),
        'text.changed': ({ text }) => (text === '' ? emptyFromAfar(field) : field.fill(text)),
        async 'text.left'() {
          await field.focus()
          await field.blur()
        },
        'post.pressed': () => post.click(),
        async 'delete.pressed'() {
          await panel
            .getByRole('button', { name: /^Delete the review/ })
            .first()
            .click()
          await panel.getByRole('button', { name: texts.confirmDelete }).click()
        },
        'retry.pressed': () => panel.getByRole('button', { name: texts.retry }).click(),
      },
      answers: {
        'loadReviews.resolves': () => loadReviews.answer({ data: written }),
        'postReview.resolves': () => postReview.answer({ Id: 5, Key: 'key' }),
        'deleteReview.resolves': () => deleteReview.answer(null),
      },
      looks: {
        loading: ({ context }) => [sees(reading), ...showsText(context)],
        listing: ({ context }) => [
          misses(reading),
          isPressable(post, 'ready'),
          sees(panel.getByText(context.page === 1 ? 'First' : 'Fourth', { exact: true })),
          ...showsText(context),
        ],
        posting: ({ context }) => [isPressable(post, 'busy'), holds(field, context.text)],
        deleting: ({ context }) => [isPressable(post, 'busy'), ...showsText(context)],
        failed: ({ context }) => [sees(panel.getByText(texts.failed)), ...showsText(context)],
      },
    })
  },
}

/** Empties a field without going into it, as dictation does: to go into it means to leave it too, which is an event of its own. */
async function emptyFromAfar(field: Locator): Promise<void> {
  await field.blur()
  await field.evaluate((element) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, '')
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
