import { housePath } from '#contract/values/site-addresses.ts'
import { Hono } from 'hono'
import type { ContentSource } from '#cms/types.ts'
import { listHouses } from './pages/list-houses.ts'
import type { CallApi } from './site-options.ts'

export type CrawlersOptions = {
  api: CallApi
  content: ContentSource
  /** The address under which guests know the site, without a path. */
  publicUrl: string
  /** The pages that are the same for everybody, without those of houses, offers and landing pages. */
  pagePaths: () => Promise<readonly string[]>
}

/** The two files that search engines ask for. */
export function createCrawlers({ api, content, publicUrl, pagePaths }: CrawlersOptions): Hono {
  const app = new Hono()
  app.get('/robots.txt', (context) => {
    // Personal pages are not fenced off here: a crawler that may not read them cannot read their `noindex` either.
    const lines = ['User-agent: *', 'Disallow: /dev/', 'Disallow: /sandbox/', 'Disallow: /searchroom?']
    return context.text([...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'), 200, headers)
  })
  app.get('/sitemap.xml', async (context) => {
    const [{ offers }, { pages }] = await Promise.all([content('offers'), content('landing')])
    const chosenPaths = [...offers.map(({ slug }) => `/offers/${slug}`), ...pages.map(({ slug }) => `/${slug}`)]
    const paths = [...(await pagePaths()), ...(await housePaths(api, publicUrl)), ...chosenPaths]
    const urls = paths.map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`)
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n')
    // What is planned begins and ends on time, here too.
    return context.body(xml, 200, {
      ...headers,
      'Cache-Control': 'no-cache',
      'Content-Type': 'application/xml; charset=utf-8',
    })
  })
  return app
}

const headers = { 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' }

/** The pages of each house: as a whole, and as a room where it has a price for that. */
async function housePaths(api: CallApi, publicUrl: string): Promise<string[]> {
  const houses = await listHouses(api, publicUrl)
  return houses.flatMap(({ Id, Permalink, RoomPrice }) => [
    housePath(Permalink),
    ...(RoomPrice === null ? [] : [`/room/${Id}`]),
  ])
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
