import { openGroup, walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { replaceFile } from '../steps/upload.ts'

export const whenRefused: Chapter = {
  title: 'When publishing is refused',
  promise: 'an empty heading gets a red mark and is not published, and a file that is not a picture is refused',
  async follow({ page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Home page', 'Banners', 'A house to yourselves')
    await openGroup(page, 'Words and button')
    await page.getByLabel('Heading', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Validation' }).click()
    await page.getByRole('button', { name: 'Please fill this in' }).waitFor()
    await page
      .getByRole('button', { name: 'Publish', exact: true })
      .and(page.locator('[data-disabled="true"]'))
      .waitFor()
    await album.save(page, 'refused', page.getByRole('button', { name: 'Please fill this in' }))

    await openGroup(page, 'Picture')
    const letter = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear guest') }
    await replaceFile(page, 'image', letter)
    await page.getByText('This file was not taken').first().waitFor()
  },
}
