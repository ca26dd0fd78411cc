import { expect } from 'vitest'
import { walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { readAsVisitor, SOON } from '../visitors-see.ts'

const [FIRST, SECOND] = ['Rania Chowdhury', 'Anisur Rahman']

export const changeOrder: Chapter = {
  title: 'Change the order',
  promise: 'a director moves up for visitors at once, without a publish',
  async follow({ server, page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Pages', 'Directors', SECOND)
    await page.getByRole('button', { name: 'Open document actions' }).click()
    const move = page.getByRole('menuitem', { name: 'Move up' })
    await album.save(page, 'move', move)
    const isSecondFirst = async () => {
      const html = await readAsVisitor(server, '/about')
      return html.indexOf(SECOND) < html.indexOf(FIRST)
    }
    expect(await isSecondFirst()).toBe(false)
    await move.click()
    await expect.poll(isSecondFirst, SOON).toBe(true)
  },
}
