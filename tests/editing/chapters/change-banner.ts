import path from 'node:path'
import { fillField, openGroup, walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { chooseFile } from '../steps/upload.ts'

export const OLD_HEADING = 'Where the delta slows to the light of a lamp'
export const NEW_HEADING = 'Where the river slows to the light of a lamp'

const PICTURE = path.resolve(import.meta.dirname, '../../../public/files/images/house/double-dom-plunge-pool.jpg')

export const changeBanner: Chapter = {
  title: 'Change a banner',
  promise: 'its words are under Words and button, and its picture is uploaded and cropped under Picture',
  async follow({ page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Home page', 'Banners', OLD_HEADING)
    await openGroup(page, 'Words and button')
    await fillField(page, 'Heading', NEW_HEADING)
    await album.save(page, 'banner-words', page.getByLabel('Heading', { exact: true }))

    await openGroup(page, 'Picture')
    const more = page.getByRole('button', { name: 'Open image options menu' }).first()
    await more.scrollIntoViewIfNeeded()
    await more.click()
    const upload = page.getByRole('menuitem', { name: 'Upload' })
    await album.save(page, 'picture-menu', upload)
    await chooseFile(upload, PICTURE)
    await fillField(page, 'What it shows', 'A plunge pool in the garden of a dome, in the last light')

    await page.getByRole('button', { name: 'Open image edit dialog' }).first().click()
    await page.getByRole('dialog').getByText('Hotspot').first().waitFor()
    await album.save(page, 'crop')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  },
}
