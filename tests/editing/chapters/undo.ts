import { expect } from 'vitest'
import { fillField, openGroup, walkTo } from '#tests/editing/steps/edit.ts'
import type { Page } from 'playwright-core'
import type { Chapter } from '../chapter.ts'
import { SOON } from '../visitors-see.ts'
import { NEW_HEADING, OLD_HEADING } from './change-banner.ts'

export const undo: Chapter = {
  title: 'Undo',
  promise: 'a draft can be discarded, and an earlier version restored',
  async follow({ page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Home page', 'Banners', NEW_HEADING)
    await openGroup(page, 'Words and button')
    await fillField(page, 'Heading', 'Something that no one wanted')
    await page.getByRole('button', { name: 'Open document actions' }).click()
    await page.getByRole('menuitem', { name: 'Discard changes' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
    await untilHeadingIs(page, NEW_HEADING)

    await page.getByRole('button', { name: 'Published', exact: true }).click()
    await page.getByText('Last published').click()
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByRole('button', { name: /^Created/ }).click()
    await untilHeadingIs(page, OLD_HEADING)
    await page.getByText(/^Revision from \d+ \w+ \d{4}, \d\d:\d\d/).waitFor()
    await page.getByLabel('Heading', { exact: true }).scrollIntoViewIfNeeded()
    const revert = page.getByRole('button', { name: 'Revert to revision' })
    await album.save(page, 'history', revert)
    await revert.click()
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await page.getByRole('button', { name: 'Draft', exact: true }).click()
    await untilHeadingIs(page, OLD_HEADING)
  },
}

async function untilHeadingIs(page: Page, heading: string): Promise<void> {
  await expect.poll(() => page.getByLabel('Heading', { exact: true }).inputValue(), SOON).toBe(heading)
}
