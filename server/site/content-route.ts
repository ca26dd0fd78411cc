import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { isPageName } from '#cms/content/page-readers.ts'
import type { SitePreview } from './site-options.ts'
import type { SiteContent } from '#cms/types.ts'

/** GET /content/{page}: one page's content as JSON, for a browser that walks to it. Staff who preview get drafts, which are never cached. */
export function createContentRoute({ content }: SiteContent, preview?: SitePreview): Hono {
  return new Hono().get('/content/:page', async (context) => {
    const page = context.req.param('page')
    // What staff plan is nobody else's.
    if (!isPageName(page) || page === 'drafts') return context.json({ message: 'There is no such page' }, 404)
    if (preview?.isOn(context.req.raw)) {
      const perspective = context.req.query('perspective') === 'published' ? 'published' : 'drafts'
      const source = perspective === 'published' ? content : preview.drafts
      return context.json(await source(page), 200, { 'Cache-Control': 'private, no-store', 'X-Preview': perspective })
    }
    const json = JSON.stringify(await content(page))
    const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 20)}"`
    const headers = { 'Cache-Control': 'no-cache', ETag: etag, 'X-Content-Type-Options': 'nosniff' }
    if (context.req.header('If-None-Match') === etag) return context.body(null, 304, headers)
    return context.body(json, 200, { ...headers, 'Content-Type': 'application/json' })
  })
}
