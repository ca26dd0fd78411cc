import { expect, test } from 'vitest'
import { signInToStudio, walkTo } from './steps/edit.ts'
import { aMember } from './steps/staff.ts'
import { openStudioVisits } from './steps/visit-studio.ts'

const visit = openStudioVisits()

test('staff read at a tile how often visitors saw it and followed its link', async () => {
  const visitor = await visit()
  await visitor.page.goto('/')
  const tile = visitor.page.getByRole('article').filter({ hasText: 'Dinner by the pond' })
  await tile.scrollIntoViewIfNeeded()
  const viewed = visitor.page.waitForRequest('**/content/counts')
  expect((await viewed).postDataJSON()).toContainEqual({ document: expect.any(String), place: 'home', kind: 'view' })
  const followed = visitor.page.waitForRequest('**/content/counts')
  await tile.getByRole('link').click()
  expect((await (await followed).response())?.status()).toBe(204)

  const { page } = await visit()
  await signInToStudio(page, aMember('Rokeya'))
  const sentence = page.getByText(/^(In the last four weeks|Not seen)/)
  const read = async () => {
    await page.goto('/studio/structure')
    await walkTo(page, 'Home page', 'Tiles', 'Dinner by the pond')
    return sentence.innerText()
  }
  // The server stores what it counted every ten seconds.
  await expect.poll(read, { timeout: 60_000 }).toMatch(/^In the last four weeks: seen .*, link followed once\.$/)
})
