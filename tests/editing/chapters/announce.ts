import { fillField, publish, untilStored, walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { choosePage } from '../steps/choose-page.ts'
import { untilVisitorsSee } from '../visitors-see.ts'

const WORDS = 'The rainy week can be booked'

export const announce: Chapter = {
  title: 'Announce something above every page',
  promise: 'a sentence stands above every page, and leads to the offer that was chosen for it',
  async follow({ server, page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Announcements')
    await page.getByRole('link', { name: 'Announcement', exact: true }).click()
    await fillField(page, 'Text', WORDS)
    await untilStored(page, () => choosePage(page, 'monsoon', 'Monsoon week /offers/rainy-week'))
    await album.save(page, 'announcement', page.getByLabel('Leads to', { exact: true }))
    await publish(page)
    for (const address of ['/', '/dine']) await untilVisitorsSee(server, address, WORDS)
  },
}
