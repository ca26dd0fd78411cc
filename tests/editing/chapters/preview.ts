import type { Chapter } from '../chapter.ts'
import { NEW_HEADING } from './change-banner.ts'

const ENABLED = ':not([disabled])'

export const previewIt: Chapter = {
  title: 'See it before visitors do',
  promise: 'Preview shows what is not published yet, and pressing a text opens its field',
  async follow({ page, album }) {
    await page.goto('/studio/structure')
    await page.getByRole('link', { name: 'Preview', exact: true }).click()
    const site = page.frameLocator('iframe')
    // Until then the page cannot be pressed.
    await page.getByLabel('Edit', { exact: true }).and(page.locator(ENABLED)).waitFor({ state: 'attached' })
    await site.getByRole('heading', { name: NEW_HEADING }).click()
    const field = page.getByRole('textbox', { name: 'Heading', exact: true }).first()
    // The pane is redrawn once: a trial click retries on the new field.
    await field.click({ trial: true })
    await album.save(page, 'preview', field)
  },
}
