import path from 'node:path'
import { expect } from 'vitest'
import { fillField, openGroup, publish } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { SOON } from '../visitors-see.ts'

const PICTURE = path.resolve(import.meta.dirname, '../../../public/files/images/house/mud-house-veranda.jpg')

export const addTile: Chapter = {
  title: 'Add a tile',
  promise: 'a new tile gets its picture, its words, its rank and its width, and can be published',
  async follow({ page, album }) {
    await page.goto('/studio/structure')
    await page.getByRole('button', { name: 'Create new document' }).click()
    await page.getByRole('link', { name: 'Tile', exact: true }).click()
    await openGroup(page, 'Words and link')
    await fillField(page, 'Title', 'A morning on the veranda')
    await fillField(page, 'Line below the title', 'Tea, the river, and no one who wants anything.')
    await fillField(page, 'Words of the link', 'See the house')
    await page.getByLabel('Choose a page of this site').fill('mud')
    await page.getByRole('button', { name: '/suits/mud-house' }).click()
    await openGroup(page, 'Picture')
    await page.getByText('Drag or paste image here').waitFor()
    await page.locator('input[type="file"]').first().setInputFiles(PICTURE)
    await page.getByRole('button', { name: 'Open image options menu' }).waitFor()
    await fillField(page, 'What it shows', 'A veranda with two chairs above the river')
    await openGroup(page, 'Place')
    await page.getByText('Narrow: 30%').click()
    await page.getByText('Narrow: 30%').scrollIntoViewIfNeeded()
    await album.save(page, 'tile-place')
    await publish(page)
    await expect.poll(() => page.getByLabel('Rank').inputValue(), SOON).toBe('6')
  },
}
