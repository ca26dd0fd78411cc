import { expect, test } from 'vitest'
import { signInToStudio, walkTo } from './steps/edit.ts'
import { aMember } from './steps/staff.ts'
import { openStudioVisits } from './steps/visit-studio.ts'

const visit = openStudioVisits()

test('staff add banners, tiles, directors, offers and redirects, and remove nothing that the site cannot do without', async () => {
  const { page } = await visit()

  await signInToStudio(page, aMember('Karim'))
  await page.getByRole('button', { name: 'Create new document' }).click()
  await page.getByRole('link', { name: 'Director' }).waitFor()
  const offered = await page.locator('a[href*="/intent/create/"]').allInnerTexts()
  await page.keyboard.press('Escape')
  await walkTo(page, 'Policies', 'Refund policy')
  await page.getByRole('textbox', { name: 'Title' }).waitFor()

  expect(offered).toEqual(['Banner', 'Director', 'Offer', 'Redirect', 'Tile'])
  expect(await page.getByRole('button', { name: 'Open document actions' }).count()).toBe(0)
})

test('a browser that never saw the Studio has an editable document after a few requests', async () => {
  const first = await visit()
  await signInToStudio(first.page, aMember('Salma'))
  const { page, requests } = await visit({ storageState: await first.context.storageState() })

  await page.goto('/studio/structure/pages;dinePage')
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Heading' }).first().isEditable(), { timeout: 20_000 })
    .toBe(true)

  expect(requests().files).toBeLessThan(15)
  expect(requests().all).toBeLessThan(70)
})
