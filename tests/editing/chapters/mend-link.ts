import { openGroup, publish, untilStored, walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { choosePage } from '../steps/choose-page.ts'
import { untilVisitorsSee } from '../visitors-see.ts'

export const mendLink: Chapter = {
  title: 'Mend a link to something that is over',
  promise: 'an announcement that leads to an ended offer is listed, and leads on once another page is chosen',
  async follow({ server, page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Offers', 'Monsoon week')
    await openGroup(page, 'When and where')
    await untilStored(page, async () => {
      const until = page.getByRole('textbox', { name: 'Visible until' })
      await until.fill('2026-01-01 18:00')
      await until.blur()
    })
    await publish(page)
    await untilVisitorsSee(server, '/offers/rainy-week', 'This offer has ended')

    await page.goto('/studio/structure')
    await walkTo(page, 'By date', 'Leads to what is over or gone', 'The rainy week can be booked')
    await album.save(page, 'dead-link', page.getByText('Leads to', { exact: true }))
    await untilStored(page, () => choosePage(page, 'offers', 'Offers /offers'))
    await publish(page)
    await untilVisitorsSee(server, '/', 'href="/offers"')
  },
}
