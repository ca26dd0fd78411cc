import { fillField, publish, walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'

const LED_WITHIN_MS = 20_000

export const shortAddress: Chapter = {
  title: 'Short and old addresses',
  promise: 'a redirect leads visitors of its old path to the new one',
  async follow({ server, page }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Redirects')
    await page.getByRole('link', { name: 'Redirect', exact: true }).click()
    await fillField(page, 'Old path', '/eid')
    await fillField(page, 'Leads to', '/offers')
    await publish(page)
    const end = Date.now() + LED_WITHIN_MS
    while (!(await leadsTo(`${server.url}/eid?from=leaflet`)).endsWith('/offers?from=leaflet')) {
      if (Date.now() > end) throw new Error('The old path does not lead to the new one.')
    }
  },
}

async function leadsTo(address: string): Promise<string> {
  const response = await fetch(address)
  return response.url
}
