import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { pictures } from '#cms/seed/pictures.generated.ts'
import { saveScreenshot } from '#tests/journeys/steps/screenshots.ts'
import { openGroup, publish, signInToStudio, walkTo } from './steps/edit.ts'
import { aMember } from './steps/staff.ts'
import { openStudioVisits } from './steps/visit-studio.ts'

const visit = openStudioVisits()
const WIDE = { width: 1440, height: 900 }
const USED = 'restaurant-thali.jpg'
const OTHER = 'pool-detail.jpg'
const NEW = 'mud-house-night.jpg'
const WEDDING = pictures['menuimages/convention-hall-wedding.jpg'].sha1

const dialog = (page: Page): Locator => page.getByRole('dialog').last()

/** The picture above its name in the library: it opens the picture, or selects it. */
const picture = (page: Page, file: string): Locator =>
  page.getByText(file, { exact: true }).locator('xpath=preceding::img[1]')

/** Looks for a picture, which is found when the other ones have left. */
async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Search', exact: true }).fill(words)
  await picture(page, OTHER).waitFor({ state: words === '' ? 'visible' : 'detached' })
}

/** Gives the library a file, once more where it took none: a Studio that still loads around it drops what it is given. */
async function upload(page: Page, file: string): Promise<void> {
  const name = page.getByText(path.basename(file), { exact: true })
  const isTaken = async () => {
    await page.locator('input[type="file"]').first().setInputFiles(file)
    // Its name stands there with its size until it is stored, and then with the picture.
    return name.waitFor({ timeout: 8_000 }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(isTaken, { timeout: 45_000 }).toBe(true)
}

async function deletePicture(page: Page, file: string): Promise<void> {
  await picture(page, file).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await dialog(page).getByRole('button', { name: 'Yes, delete 1 asset' }).click()
}

test('staff find a picture by its name and by its tag, and delete none that is in use', async () => {
  const { page, expectComplaint, foreign } = await visit({ viewport: WIDE })
  expectComplaint(/409 \(Conflict\)/)

  await signInToStudio(page, aMember('Shirin'))
  await page.getByRole('link', { name: 'Media' }).click()
  await picture(page, OTHER).waitFor()
  await search(page, 'thali')
  await picture(page, USED).click()
  await dialog(page).getByRole('combobox').fill('Food')
  await page.keyboard.press('Enter')
  await page.getByText('Tag created').waitFor()
  await dialog(page).getByRole('button', { name: 'Save and close' }).click()
  await page.getByText('1 asset updated').waitFor()
  await deletePicture(page, USED)
  await page.getByText('Unable to delete 1 asset').waitFor()
  await search(page, '')
  const tag = page.getByText('Food', { exact: true })
  await tag.hover()
  // The magnifying glass, which has no name.
  await tag.locator('xpath=following::button[1]').click()
  // The list is empty for a moment before it shows what has the tag.
  await picture(page, OTHER).waitFor({ state: 'detached' })
  await picture(page, USED).waitFor()
  await saveScreenshot(page, 'studio media of a tag')

  expect(await page.getByText(/^[\w-]+\.jpg$/).allInnerTexts()).toEqual([USED])
  expect(foreign()).toEqual([])
})

test('a picture of the library is selected for a document, and may be deleted again before any shows it', async () => {
  const { page } = await visit({ viewport: WIDE })

  await signInToStudio(page, aMember('Rehana'))
  await page.getByRole('link', { name: 'Media' }).click()
  await picture(page, OTHER).waitFor()
  await upload(page, path.resolve('public/files/images/house', NEW))
  await page.setViewportSize({ width: 768, height: 1024 })
  await saveScreenshot(page, 'studio media')
  await deletePicture(page, NEW)
  await page.getByText('1 asset deleted').waitFor()
  await picture(page, NEW).waitFor({ state: 'detached' })
  await page.setViewportSize(WIDE)
  await walkTo(page, 'Content', 'Offers', 'A day by the river')
  await openGroup(page, 'Picture')
  await page.getByRole('button', { name: 'Open image options menu' }).click()
  await page.getByRole('menuitem', { name: 'Select' }).click()
  await search(page, 'wedding')
  await picture(page, 'convention-hall-wedding.jpg').click()
  await publish(page)

  await expect.poll(offersPage).toContain(WEDDING)
})

async function offersPage(): Promise<string> {
  const response = await fetch(`${inject('studioUrl')}/offers`)
  return response.text()
}
