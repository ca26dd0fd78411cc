import { expect } from 'vitest'
import { fillField, walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { readAsVisitor, untilVisitorsSee } from '../visitors-see.ts'

const LEAD = 'A kitchen that waits for the boats'

export const publishTogether: Chapter = {
  title: 'Publish several documents together, now or at a time',
  promise: 'the drafts of a campaign are listed, and those that are chosen are published together',
  async follow({ server, page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Pages', 'Dine')
    await fillField(page, 'First words', LEAD)
    await page.goto('/studio/structure')
    await walkTo(page, 'Pages', 'Career')
    await fillField(page, 'First words', 'Come and work by the water')

    await page.getByRole('link', { name: 'Drafts', exact: true }).click()
    const button = page.getByRole('button', { name: /^Publish \d+ together$/ })
    await album.save(page, 'drafts', button)
    expect(await readAsVisitor(server, '/dine')).not.toContain(LEAD)
    await button.click()
    await page.getByText(/^Published together: \d+\.$/).waitFor()
    await untilVisitorsSee(server, '/dine', LEAD)
    await untilVisitorsSee(server, '/career', 'Come and work by the water')
  },
}
