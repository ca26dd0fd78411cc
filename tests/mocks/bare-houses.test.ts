import { expect, test } from 'vitest'
import { createApp } from '#api/app.ts'
import { createSeedContent } from '#cms/content/seed-content.ts'
import type { ContentSource } from '#cms/types.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { readPage } from '#tests/support/rendered/read-page.ts'

// Houses that are sold before an editor has written about them, or shown them.

const api = shareTestApi({ hasHouses: true })
const { content: seed } = createSeedContent()
const content: ContentSource = async (page) => {
  const answer = await seed(page)
  return 'facts' in answer ? { ...answer, facts: [] } : answer
}
const view = (path: string) =>
  readPage(path, { content, callApi: (request) => createApp(api.deps).fetch(request, { address: '203.0.113.7' }) })

test('a house without pictures has neither a slider nor a button that enlarges them', async () => {
  const pages = await Promise.all(['/suits', '/suits/mud-house', '/room'].map(view))

  for (const { status, body } of pages) {
    expect(status).toBe(200)
    expect(body).toContain('Mud House')
    expect(body).not.toMatch(/Pictures of Mud House|Enlarge picture/)
  }
})

test('the rooms of a house have a heading only over words or pictures', async () => {
  const { body } = await view('/suits/mud-house')

  expect(body).toContain('<h1>Mud House</h1>')
  expect(body).not.toContain('Your room')
})
