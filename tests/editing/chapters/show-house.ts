import path from 'node:path'
import { fillField, openGroup, publish, walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { untilVisitorsSee } from '../visitors-see.ts'
import { replaceFile } from '../steps/upload.ts'

const PHOTOGRAPH = path.resolve(import.meta.dirname, '../../../public/files/images/menuimages/resort-aerial.jpg')
const SHOWN = 'The garden of the villa from above, in the morning'

export const showHouse: Chapter = {
  title: 'Show a new photograph of a house',
  promise: 'a house has another name and another first picture, wherever it is named and shown',
  async follow({ server, page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Houses', 'Rania House')
    await page.getByText('The whole house from BDT').waitFor()
    await fillField(page, 'Name', 'Rania Villa')
    await album.save(page, 'house-words', page.getByLabel('Name', { exact: true }))

    await openGroup(page, 'Pictures')
    await replaceFile(page, 'image', PHOTOGRAPH)
    await page.getByLabel('What it shows').first().fill(SHOWN)
    await album.save(page, 'house-pictures', page.getByLabel('What it shows').first())
    await publish(page)
    for (const address of ['/suits', '/suits/rania-house', '/room']) {
      await untilVisitorsSee(server, address, `Rania Villa: ${SHOWN}`)
    }
  },
}
