import path from 'node:path'
import { fillField, publish, walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { untilVisitorsSee } from '../visitors-see.ts'

const PORTRAIT = path.resolve(import.meta.dirname, '../../../public/files/images/menuimages/portrait-banana.jpg')

export const introduceDirector: Chapter = {
  title: 'Introduce a director',
  promise: 'a director with a portrait, a name and a title is shown on About us',
  async follow({ server, page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Pages', 'Directors')
    await page.getByText('Rania Chowdhury').first().waitFor()
    await page.getByRole('link', { name: 'Director', exact: true }).click()
    await page.getByText('Drag or paste image here').waitFor()
    await page.locator('input[type="file"]').first().setInputFiles(PORTRAIT)
    await page.getByRole('button', { name: 'Open image options menu' }).waitFor()
    await fillField(page, 'What it shows', 'Painted medallion of a banana flower, the seal of Farida Yasmin')
    await fillField(page, 'Name', 'Farida Yasmin')
    await fillField(page, 'Title', 'Director, Guests')
    await page.getByLabel('Title', { exact: true }).scrollIntoViewIfNeeded()
    await album.save(page, 'director')
    await publish(page)
    await untilVisitorsSee(server, '/about', 'Farida Yasmin')
  },
}
