import { expect, inject, test } from 'vitest'
import { publish, signInToStudio, walkTo } from './steps/edit.ts'
import { typeDraft } from './steps/preview.ts'
import { aMember } from './steps/staff.ts'
import { openStudioVisits } from './steps/visit-studio.ts'

const visit = openStudioVisits()

const WAIT = { timeout: 30_000 }

async function policy(): Promise<string> {
  const response = await fetch(`${inject('studioUrl')}/privacypolicy`)
  return response.text()
}

test('a policy is edited, a draft of it is discarded, and its old words come back', async () => {
  const { page, expectComplaint } = await visit()
  // The Studio says goodbye on a socket that goes with its page.
  expectComplaint(/WebSocket is already in CLOSING/)
  await signInToStudio(page, aMember('Farhana'))
  await walkTo(page, 'Policies', 'Privacy policy')
  const title = page.getByLabel('Title', { exact: true }).first()

  await typeDraft(page, 'Title', 'What we know about you')
  await publish(page)
  await expect.poll(policy, WAIT).toContain('What we know about you')

  await typeDraft(page, 'Title', 'A slip of the pen')
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Discard/ })
    .click()
  await expect.poll(() => title.inputValue(), WAIT).toBe('What we know about you')

  await page.goto('/studio/structure/policies;privacypolicy%2Cinspect%3Dsanity%252Fstructure%252Fhistory')
  await page
    .getByRole('button', { name: /Draft created/ })
    .last()
    .click()
  await expect.poll(() => title.inputValue(), WAIT).toBe('Privacy Policy')
  await page.getByRole('button', { name: 'Revert to revision' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => title.isEditable(), WAIT).toBe(true)
  await publish(page)

  await expect.poll(policy, WAIT).not.toContain('What we know about you')
  expect(await policy()).toContain('Privacy Policy</h1>')
})

test('two editors of one page see each other, and what the other types', async () => {
  const [one, other] = [await visit(), await visit()]
  await signInToStudio(one.page, aMember('Anika'))
  await signInToStudio(other.page, aMember('Rashed'))
  await walkTo(one.page, 'Pages', 'About us')
  await walkTo(other.page, 'Pages', 'About us')
  const heading = one.page.getByLabel('Heading', { exact: true }).first()
  await heading.waitFor()

  await typeDraft(other.page, 'Heading', 'By two hands')

  await expect.poll(() => heading.inputValue(), WAIT).toBe('By two hands')
  await one.page.getByLabel('Rashed').first().waitFor()
  await other.page.getByLabel('Anika').first().waitFor()
})
