import { expect } from 'vitest'
import { fillField, publish, walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { SOON } from '../visitors-see.ts'

export const shortAddress: Chapter = {
  title: 'Short and old addresses',
  promise: 'a redirect leads visitors of its old path to the new one, and names their source',
  async follow({ server, page }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Redirects')
    await page.getByRole('link', { name: 'Redirect', exact: true }).click()
    await fillField(page, 'Old path', '/eid')
    await fillField(page, 'Leads to', '/offers')
    await fillField(page, 'Counted as', 'Leaflet Eid')
    await page.getByRole('img', { name: `QR code of ${server.url}/eid` }).waitFor()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save the QR code' }).click(),
    ])
    expect(saved.suggestedFilename()).toBe('qr-eid.svg')
    await publish(page)
    const leadsTo = async () => (await fetch(`${server.url}/eid?from=leaflet`)).url
    await expect.poll(leadsTo, SOON).toMatch(/\/offers\?from=leaflet&utm_source=leaflet%20eid$/)
  },
}
