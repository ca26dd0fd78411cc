import { walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'

export const editPolicy: Chapter = {
  title: 'Edit a policy',
  promise: 'a section opens with its text, its lists and its table of terms',
  async follow({ page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Policies', 'Refund policy')
    await page.getByRole('button', { name: 'How much comes back' }).click()
    const section = page.getByRole('dialog')
    await section.getByText('Table of terms').first().waitFor()
    await album.save(page, 'policy-text')
    await section.getByText('Table of terms').last().dblclick()
    await page.getByRole('dialog').last().getByText('What happens').first().waitFor()
    await album.save(page, 'policy-table')
  },
}
