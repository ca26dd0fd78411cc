import { fillField, openGroup, publish, walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { untilVisitorsSee } from '../visitors-see.ts'

export const phoneNumber: Chapter = {
  title: 'Phone numbers, hours and titles',
  promise:
    'one phone number is rung by the head, the foot and the help button, one hour of check-in is shown, and every title has the same end',
  async follow({ server, page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Site settings')
    await openGroup(page, 'Contact')
    await fillField(page, 'Phone', '+880 1712 345678')
    await album.save(page, 'phone', page.getByLabel('Phone', { exact: true }))
    await openGroup(page, 'Check-in and check-out')
    await fillField(page, 'Check-in from', '13:00')
    await openGroup(page, 'Links')
    await page.getByText('Ways to reach us').waitFor()
    await openGroup(page, 'Search and sharing')
    await fillField(page, 'End of every title', 'Ichamoti, the river resort')
    await publish(page)
    for (const words of ['tel:+8801712345678', 'Ichamoti, the river resort</title>', 'https://wa.me/8801712345678'])
      await untilVisitorsSee(server, '/about', words)
    for (const address of ['/', '/termsconditions']) await untilVisitorsSee(server, address, 'From 1:00\u00a0pm')
  },
}
