import { AxeBuilder } from '@axe-core/playwright'
import { expect, inject, test } from 'vitest'
import { saveScreenshot } from '#tests/journeys/steps/screenshots.ts'
import { publish, signInToStudio } from './steps/edit.ts'
import { clickToEdit, openPreview, replacePicture, typeDraft } from './steps/preview.ts'
import { aMember } from './steps/staff.ts'
import { openStudioVisits } from './steps/visit-studio.ts'

const visit = openStudioVisits()

const WAIT = { timeout: 30_000 }
const BEFORE = 'Where the delta slows to the light of a lamp'
const AFTER = 'Come when the rain does'

/** What someone who knows nothing of the Studio gets. */
async function seenByVisitors(path = '/'): Promise<string> {
  const response = await fetch(inject('studioUrl') + path)
  return response.text()
}

const firstPicture = (html: string) => /aria-roledescription="carousel".*?<img[^>]*src="([^"?]+)/s.exec(html)?.[1]

test('a heading is clicked in the page, typed anew and seen there at once; visitors see it when it is published', async () => {
  const studio = await visit()
  const { page, context, foreign } = studio
  await signInToStudio(page, aMember('Nadia'))
  const site = await openPreview(studio)

  await clickToEdit(page, site.getByRole('heading', { name: BEFORE }), 'Heading')
  await typeDraft(page, 'Heading', AFTER)
  await site.getByRole('heading', { name: AFTER }).waitFor()
  await saveScreenshot(page, 'studio preview of a banner')
  const whileDraft = await seenByVisitors()
  const contentWhileDraft = await seenByVisitors('/content/home')

  const alone = await context.newPage()
  await alone.goto('/')
  await alone.getByText('You are viewing drafts').waitFor()
  await saveScreenshot(alone, 'site with drafts')
  const { violations } = await new AxeBuilder({ page: alone }).include('[aria-label="Preview"]').analyze()
  await alone.close()

  await publish(page)
  await expect.poll(() => seenByVisitors(), WAIT).toContain(AFTER)
  expect(whileDraft + contentWhileDraft).toContain(BEFORE)
  expect(whileDraft + contentWhileDraft).not.toMatch(new RegExp(`${AFTER}|data-sanity=`))
  expect(violations).toEqual([])
  expect(foreign()).toEqual([])
})

test('another picture is seen in the preview before visitors see it', async () => {
  const studio = await visit()
  const { page } = studio
  await signInToStudio(page, aMember('Tareq'))
  const site = await openPreview(studio)
  const before = firstPicture(await seenByVisitors())
  const shown = () => site.locator('[aria-roledescription=carousel] img[class*="image"]').first().getAttribute('src')

  await clickToEdit(page, site.locator('[aria-roledescription=carousel] h1'), 'Heading')
  await replacePicture(page, 'public/files/images/house/ichamoti-house-dusk.jpg')
  await expect.poll(shown, WAIT).not.toContain(before)
  const whileDraft = firstPicture(await seenByVisitors())
  await publish(page)

  await expect.poll(async () => firstPicture(await seenByVisitors()), WAIT).not.toBe(before)
  expect(before).toContain('/lake/images/')
  expect(whileDraft).toBe(before)
})

test('staff who leave the preview see what visitors see, and a walk in it is followed by the Studio', async () => {
  const studio = await visit()
  const { page, context } = studio
  await signInToStudio(page, aMember('Jahid', 'viewer'))
  const site = await openPreview(studio)

  await page.getByLabel('Edit', { exact: true }).click({ force: true })
  await site.getByRole('link', { name: 'Dine', exact: true }).first().click()
  await expect.poll(() => page.url(), WAIT).toContain('dinePage')
  const alone = await context.newPage()
  await alone.goto('/about')
  await alone.getByRole('link', { name: 'Leave the preview' }).click()
  await alone.getByRole('heading', { level: 1 }).waitFor()

  expect(new URL(alone.url()).pathname).toBe('/about')
  expect(await alone.getByText('You are viewing drafts').count()).toBe(0)
  expect(await alone.content()).not.toContain('data-sanity=')
})
