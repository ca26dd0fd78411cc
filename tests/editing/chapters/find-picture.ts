import { walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'

const USED = 'restaurant-table.jpg'
const OTHER = 'pool-detail.jpg'

export const findPicture: Chapter = {
  title: 'Find a picture again',
  promise: 'the library is searched by name and tag, and deletes no picture that a document uses',
  async follow({ page, album }) {
    await walkTo(page, 'Media')
    const other = page.getByText(OTHER, { exact: true })
    await other.waitFor()
    await page.getByRole('textbox', { name: 'Search', exact: true }).fill('table')
    await other.waitFor({ state: 'detached' })
    const picture = page.getByText(USED, { exact: true }).locator('xpath=preceding::img[1]')
    await picture.click()
    const details = page.getByRole('dialog').last()
    await details.getByRole('combobox').fill('Food')
    await page.keyboard.press('Enter')
    await details.getByText('Food', { exact: true }).waitFor()
    await details.getByRole('tab', { name: /^References \(\d+\)$/ }).waitFor()
    await details.getByRole('button', { name: 'Save and close' }).click()
    await page.getByRole('textbox', { name: 'Search', exact: true }).fill('')
    await other.waitFor()
    const tag = page.getByText('Food', { exact: true })
    await tag.hover()
    await album.save(page, 'media', tag.locator('xpath=following::button[1]'))
    await tag.locator('xpath=following::button[1]').click()
    await other.waitFor({ state: 'detached' })

    await picture.click()
    await page.getByRole('dialog').last().getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Yes, delete 1 picture' }).click()
    await page.getByText('Not deleted: 1 picture').waitFor()
  },
}
