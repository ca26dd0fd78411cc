import { openGroup, publish, untilStored, walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { untilVisitorsSee } from '../visitors-see.ts'

const WANTED = 'Someone who swims well'

export const announcePosition: Chapter = {
  title: 'Announce an open position',
  promise: 'a position is shown on Career',
  async follow({ server, page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Pages', 'Career')
    await openGroup(page, 'Open positions')
    await page.getByRole('button', { name: 'Add item' }).click()
    const position = page.getByRole('dialog')
    const words = [
      ['Position', 'Boatman'],
      ['Where', 'At the resort'],
      ['Terms', 'Full time, from January'],
      ['What the work is', 'You row guests to the far bank and back, and know where the kingfishers are.'],
    ] as const
    for (const [label, text] of words) await position.getByLabel(label, { exact: true }).fill(text)
    await position.getByRole('button', { name: 'Add item' }).click()
    // A text that is still on its way when its dialog closes is lost on a slow machine.
    await untilStored(page, () => position.getByRole('textbox').last().fill(WANTED))
    await page.getByText('Saved', { exact: true }).waitFor()
    await album.save(page, 'position')
    await page.keyboard.press('Escape')
    await position.waitFor({ state: 'detached' })
    await publish(page)
    await untilVisitorsSee(server, '/career', WANTED)
  },
}
