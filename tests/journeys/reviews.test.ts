import { expect, test } from 'vitest'
import { open } from './steps/open.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()
const TEXT = 'We slept to the sound of the frogs.'

test('a visitor posts a review and deletes it; who did not write it cannot', async () => {
  const { page } = await visit()
  const other = await visit()
  other.expectComplaint(/403/)

  const dialog = await openReviews(page)
  await dialog.getByRole('button', { name: 'Post review' }).click()
  await dialog.getByText('Is required.').waitFor()
  await dialog.getByRole('textbox', { name: 'Your review' }).fill(TEXT)
  await dialog.getByRole('button', { name: 'Post review' }).click()
  await dialog.getByRole('listitem').filter({ hasText: TEXT }).waitFor()
  const others = await openReviews(other.page)
  await others.getByRole('button', { name: `Delete the review by Guest: ${TEXT}` }).click()
  await other.page.getByText('Only its author can delete this review').waitFor()
  await dialog.getByRole('button', { name: `Delete the review by Guest: ${TEXT}` }).click()
  await dialog.getByText('Nobody has written about this place yet.').waitFor()

  expect(await dialog.getByText(TEXT).count()).toBe(0)
  expect(await dialog.getByRole('textbox', { name: 'Your review' }).inputValue()).toBe('')
})

async function openReviews(page: Parameters<typeof open>[0]) {
  await open(page, '/room')
  await page.getByRole('button', { name: 'View Details: Mud House, entire house' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mud House, entire house' })
  await dialog.getByRole('tab', { name: 'Reviews' }).click()
  return dialog
}
