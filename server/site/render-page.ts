import { createHash } from 'node:crypto'
import type { ServerSources } from '#src/app/entry-server.tsx'
import { chunkTags, fontTags } from './build-manifest.ts'
import type { BuiltSite } from './built-site.ts'
import { fillShell } from './fill-shell.ts'

export type RenderedPage = {
  status: number
  redirect?: string
  html: Uint8Array<ArrayBuffer>
  etag: string
  isPersonal: boolean
  error?: unknown
}

export type RenderPage = (url: URL, sources: ServerSources) => Promise<RenderedPage>

/** Renders a page of the built site, whole. */
export function createRenderPage(site: Omit<BuiltSite, 'pagePaths'>): RenderPage {
  const fonts = fontTags(site.manifest)

  return async (url, sources) => {
    const rendered = await site.render(new Request(url), sources)
    const head = [rendered.head, ...fonts].join('\n    ')
    const headEnd = chunkTags(site.manifest, rendered.modules).join('\n    ')
    const html = new TextEncoder().encode(fillShell(site.shell, { ...rendered, head, headEnd }))
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`
    const { status, redirect, isPersonal, error } = rendered
    return {
      status,
      html,
      etag,
      isPersonal,
      ...(redirect !== undefined && { redirect }),
      ...(error !== undefined && { error }),
    }
  }
}

/** `pathAndQuery` as it was asked for, on this site, whatever host the request named. */
export function pageUrl(publicUrl: string, pathAndQuery: string): URL {
  const url = new URL(publicUrl)
  const [pathname = '/', ...query] = pathAndQuery.split('?')
  url.pathname = pathname
  url.search = query.join('?')
  return url
}
