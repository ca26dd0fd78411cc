import { createHash } from 'node:crypto'
import type { ServerSources } from '#src/app/entry-server.tsx'
import { type BuiltSite, chunkTags, fontTags } from './build-manifest.ts'

type ShellParts = {
  head: string
  /** Comes last in `<head>`: a page's own styles must follow the shared ones, as they do when the browser loads them later. */
  headEnd?: string
  body: string
  state: string
}

/** Puts a rendered page into index.html. Functions as replacements, because `$&` in a text would be read as a pattern. */
export function fillShell(shell: string, { head, headEnd = '', body, state }: ShellParts): string {
  return shell
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `${headEnd}</head>`)
    .replace('<!--body-->', () => body)
    .replace('<!--state-->', () => `<script type="application/json" id="state">${state}</script>`)
}

export type RenderedPage = {
  status: number
  redirect?: string
  html: Uint8Array<ArrayBuffer>
  etag: string
  isPersonal: boolean
  error?: unknown
}

type RenderPage = (url: URL, sources: ServerSources) => Promise<RenderedPage>

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

/** `pathAndQuery` as it was asked for, on this site, for any host that the request named. */
export function pageUrl(publicUrl: string, pathAndQuery: string): URL {
  const url = new URL(publicUrl)
  const [pathname = '/', ...query] = pathAndQuery.split('?')
  url.pathname = pathname
  url.search = query.join('?')
  return url
}
