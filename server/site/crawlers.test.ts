import { expect, test } from 'vitest'
import { createSeedContent } from '#cms/content/seed-content.ts'
import { aHouse } from '#tests/support/site-builders.ts'
import { createCrawlers } from './crawlers.ts'

const crawlers = createCrawlers({
  api: () => {
    const houses = [aHouse(), aHouse({ Id: 2, Permalink: 'tree-house', RoomPrice: null })]
    return Response.json({ IsError: false, Msg: '', Data: { Data: houses }, Code: null })
  },
  content: createSeedContent().content,
  publicUrl: 'https://resort.example',
  pagePaths: async () => ['/', '/room', '/suits'],
})

test('the site map lists every page, every house, the rooms of those that let them, every offer and landing page', async () => {
  const response = await crawlers.request('/sitemap.xml')
  const xml = await response.text()

  expect(response.headers.get('Content-Type')).toContain('application/xml')
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://resort.example/',
    'https://resort.example/room',
    'https://resort.example/suits',
    'https://resort.example/suits/rania-house',
    'https://resort.example/room/1',
    'https://resort.example/suits/tree-house',
    'https://resort.example/offers/a-day-by-the-river',
    'https://resort.example/corporate-day',
    'https://resort.example/eid-holidays',
    'https://resort.example/weddings',
  ])
})

test('search engines find where the site map is, and may read the personal pages that say noindex', async () => {
  const text = await (await crawlers.request('/robots.txt')).text()

  expect(text).toContain('Sitemap: https://resort.example/sitemap.xml')
  expect(text).not.toMatch(/Disallow: \/(profile|checkout|Booking)/)
})
