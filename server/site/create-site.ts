import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { readBuiltSite } from './build-manifest.ts'
import { createContentRoute } from './content-route.ts'
import { createCrawlers } from './crawlers.ts'
import { createDraftRenderer, createPageRenderer } from './pages/page-renderer.ts'
import type { RenderedPage } from './pages/render-page.ts'
import { previewHeaders, securityHeaders } from './security-headers.ts'
import type { SiteOptions } from './site-options.ts'
import { chooseEncoding, createStaticFiles } from './static-files.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'

/** The built site: its files, its content and its pages. Mount it last, for it answers every address that is left. */
export async function createSite(options: SiteOptions & { distDir: string; publicDir: string }): Promise<Hono> {
  const { distDir, publicDir, content, preview, api, now, publicUrl, cspOrigins = {}, onError } = options
  const site = await readBuiltSite(distDir)
  const rendering = { imageBase: '/', catalogueRevision: async () => undefined, ...options, site }
  const renderPage = createPageRenderer(rendering)
  const renderDraft = preview && createDraftRenderer({ ...rendering, preview })
  const headersOfDrafts = previewHeaders(cspOrigins)
  const builtFile = createStaticFiles(join(distDir, 'client'), FOR_EVER)
  const publicFile = createStaticFiles(publicDir, ONE_HOUR)

  const app = new Hono()
  app.route('/', createContentRoute(content, preview))
  app.route('/', createCrawlers({ api, content: content.content, publicUrl, pagePaths: async () => site.pagePaths() }))
  app.get('/static/*', async (context) => (await builtFile(context)) ?? context.text('There is no such file', 404))
  app.get('*', async (context) => {
    const file = await publicFile(context)
    if (file) return file
    const url = new URL(context.req.url)
    const isDraft = preview?.isOn(context.req.raw) ?? false
    const render = isDraft && renderDraft ? renderDraft : renderPage
    const page = await render(url.pathname + url.search)
    if (page.error !== undefined) onError(page.error, url.pathname)
    const headers = isDraft ? headersOfDrafts : securityHeaders(cspOrigins, page.styleHashes)
    // Tells the time to browsers whose own clock is wrong (ui/lib/clock.ts), in seconds, as nginx says it of a page that it had kept.
    return answer(context, page, { ...headers, 'Server-Timing': `now;dur=${now() / 1000}` })
  })
  return app
}

async function answer(context: Context, page: RenderedPage, headers: Record<string, string>): Promise<Response> {
  if (page.redirect !== undefined) {
    // Remembered by search engines, and asked for again by browsers: editors may change it.
    context.header('Cache-Control', 'no-cache')
    return context.redirect(page.redirect, page.status === 301 ? 301 : 302)
  }
  const isShared = page.status === 200 && !page.isPersonal
  const encoding = chooseEncoding(context.req.header('Accept-Encoding'))
  const etag = page.etag.replace(/"$/, `-${encoding}"`)
  const all = {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding',
    ...(isShared ? { 'Cache-Control': 'no-cache', ETag: etag } : { 'Cache-Control': 'private, no-store' }),
    ...(page.firstCall !== undefined && { Link: `<${page.firstCall}>; rel=preload; as=fetch; crossorigin` }),
    ...(page.isPersonal && { 'X-Robots-Tag': 'noindex' }),
  }
  if (isShared && context.req.header('If-None-Match') === etag) return context.body(null, 304, all)
  return new Response(await page.encoded(encoding), {
    status: page.status,
    headers: { ...all, ...(encoding !== 'identity' && { 'Content-Encoding': encoding }) },
  })
}
