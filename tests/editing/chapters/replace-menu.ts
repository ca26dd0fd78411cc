import { expect } from 'vitest'
import { fillField, publish, untilStored, walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { replaceFile } from '../steps/upload.ts'
import { SOON } from '../visitors-see.ts'

export const replaceMenu: Chapter = {
  title: 'Offer a menu as a file, and replace it',
  promise: 'a PDF is at its address, and so is the one that takes its place',
  async follow({ server, page }) {
    const readMenu = async () => (await fetch(`${server.url}/pdf/our-menu`)).text()
    await page.goto('/studio/structure')
    await walkTo(page, 'PDF files')
    await page.getByRole('link', { name: 'PDF', exact: true }).click()
    await fillField(page, 'Title', 'Our menu')
    await untilStored(page, () => page.getByRole('button', { name: 'Generate' }).click())
    await untilStored(page, () => page.getByRole('button', { name: 'Upload' }).setInputFiles(menuOf('summer')))
    await publish(page)
    await expect.poll(readMenu, SOON).toContain('summer')
    await untilStored(page, () => replaceFile(page, 'file', menuOf('rains')))
    await publish(page)
    await expect.poll(readMenu, SOON).toContain('rains')
  },
}

const menuOf = (season: string) => ({
  name: `menu-${season}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% The menu of the ${season}\n%%EOF\n`),
})
