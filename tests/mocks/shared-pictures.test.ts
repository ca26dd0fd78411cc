import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#api/app.ts'
import { pagePaths } from '#src/app/entry-server.tsx'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { takeSeedContent } from '#tests/support/seed-content.ts'
import { readPage } from '#tests/support/rendered/read-page.ts'

// What a link to each page is shown with elsewhere, as the server writes it, over the real API.

const api = shareTestApi({ hasHouses: true })
beforeAll(async () => {
  await takeSeedContent(api.deps)
})

const HOUSES = ['rania-house', 'double-dom', 'mud-house', 'ichamoti-house']
const places = [...HOUSES.map((permalink) => `/suits/${permalink}`), '/room/1', '/room/4']

test.each([...pagePaths(), ...places])(
  'a link to %s is shown with a picture of the shape that others expect',
  async (path) => {
    const shown = await propertiesOf(path)

    expect(shown['og:image']).toMatch(/^https:\/\/resort\.example\/files\/images\/.+\.jpg\?w=1200&h=630&fm=jpeg$/)
    expect(shown['og:image:alt']).not.toBe('')
    expect(shown).toMatchObject({
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:url': `https://resort.example${path}`,
    })
  },
)

test('a house is shown with its own picture', async () => {
  const [house, room] = await Promise.all([propertiesOf('/suits/mud-house'), propertiesOf('/room/1')])

  expect(house['og:image']).toContain('/house/mud-house-cover.jpg')
  expect(room['og:image']).toContain('/house/rania-house-room.jpg')
})

async function propertiesOf(path: string): Promise<Record<string, string>> {
  const callApi = (request: Request) => createApp(api.deps).fetch(request, { address: '203.0.113.7' })
  const { head } = await readPage(path, { callApi })
  const written = [...head.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)]
  return Object.fromEntries(written.map(([, name = '', content = '']) => [name, content.replaceAll('&amp;', '&')]))
}
