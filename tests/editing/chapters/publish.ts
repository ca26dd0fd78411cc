import { publish, walkTo } from '#tests/studio/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { NEW_HEADING } from './change-banner.ts'

const SEEN_WITHIN_MS = 20_000

export const publishIt: Chapter = {
  title: 'Publish',
  promise: 'what is published is what the next visitor sees',
  async follow({ server, page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Home page', 'Banners', NEW_HEADING)
    await album.save(page, 'publish', page.getByRole('button', { name: 'Publish', exact: true }))
    if (await isOnHomePage(server.url)) throw new Error('A visitor sees the draft.')
    await publish(page)
    const end = Date.now() + SEEN_WITHIN_MS
    while (!(await isOnHomePage(server.url))) {
      if (Date.now() > end) throw new Error('No visitor sees what was published.')
    }
  },
}

async function isOnHomePage(url: string): Promise<boolean> {
  const response = await fetch(url)
  return (await response.text()).includes(NEW_HEADING)
}
