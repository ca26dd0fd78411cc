import { expect } from 'vitest'
import { walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { SOON } from '../visitors-see.ts'
import { NEW_HEADING } from './change-banner.ts'

export const shareDrafts: Chapter = {
  title: 'Show drafts to someone without an account',
  promise: 'a link shows the site with its drafts to who has it, until it is ended',
  async follow({ page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Home page', 'Banners', NEW_HEADING)
    await page.getByRole('button', { name: 'Open document actions' }).click()
    await page.getByRole('menuitem', { name: 'Share drafts' }).click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = page.getByLabel('Link to drafts')
    await album.save(page, 'share-drafts', link)
    const address = await link.inputValue()

    await expect.poll(() => readBy(address), SOON).toContain(NEW_HEADING)
    await page.getByRole('button', { name: 'End it now' }).click()
    await expect.poll(() => readBy(address), SOON).toContain('This link has ended')
    await page.getByRole('button', { name: 'Close dialog' }).click()
  },
}

/** What someone reads who has nothing but the link: it gives a cookie, and leads to the page. */
async function readBy(address: string): Promise<string> {
  const given = await fetch(address, { redirect: 'manual' })
  const target = given.headers.get('location')
  if (target === null) return given.text()
  const page = await fetch(new URL(target, address), { headers: { cookie: given.headers.get('set-cookie') ?? '' } })
  return page.text()
}
