import { walkTo } from '#tests/editing/steps/edit.ts'
import type { RunningServer } from '#tests/support/start-server.ts'
import type { Chapter } from '../chapter.ts'

const SEEN_WITHIN_MS = 20_000
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
    if (await isSecondFirst(server)) throw new Error('The order is another before it is changed.')
    await move.click()
    const end = Date.now() + SEEN_WITHIN_MS
    while (!(await isSecondFirst(server))) {
      if (Date.now() > end) throw new Error('No visitor sees the new order.')
    }
  },
}

async function isSecondFirst({ url }: RunningServer): Promise<boolean> {
  const html = await (await fetch(`${url}/about`)).text()
  return html.indexOf(SECOND) < html.indexOf(FIRST)
}
