import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { examine, PHONE, WIDE } from '../steps/examine.ts'
import { open } from '../steps/open.ts'
import { openVisits } from '../steps/visitors.ts'

const visit = openVisits()

/** Whether the middle of the text is what the eye, and a click, meets there. */
function isUncovered(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const met = document.elementFromPoint(left + width / 2, top + height / 2)
      return met !== null && element.contains(met)
    })
}

test.each([
  ['a phone', PHONE],
  ['a laptop', WIDE],
])('on %s a visitor reads what is offered beside the dialog, and is led home who closes it', async (_, viewport) => {
  const { page } = await visit({ viewport, reducedMotion: 'reduce' })
  await open(page, '/package')
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.waitFor()

  const text = 'main dt'
  await page
    .locator(text)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  await expect.poll(() => isUncovered(page, text)).toBe(true)
  expect.soft(await examine(page, 'dialog beside', [viewport])).toEqual([])
  await page.setViewportSize(viewport)
  await dialog.getByLabel('Phone Number').focus()
  await page.keyboard.press('Escape')
  await page.waitForURL('/')
  expect(await dialog.isVisible()).toBe(false)
})
