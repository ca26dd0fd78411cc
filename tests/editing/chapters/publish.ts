import { expect } from 'vitest'
import { publish, walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { readAsVisitor, untilVisitorsSee } from '../visitors-see.ts'
import { NEW_HEADING } from './change-banner.ts'

export const publishIt: Chapter = {
  title: 'Publish',
  promise: 'what is published is what the next visitor sees',
  async follow({ server, page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Home page', 'Banners', NEW_HEADING)
    await album.save(page, 'publish', page.getByRole('button', { name: 'Publish', exact: true }))
    expect(await readAsVisitor(server, '/')).not.toContain(NEW_HEADING)
    await publish(page)
    await untilVisitorsSee(server, '/', NEW_HEADING)
  },
}
