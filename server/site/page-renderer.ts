import { createHash } from 'node:crypto'
import type { SiteContent } from '#cms/content.ts'
import { dhakaDate } from '#contract/calendar.ts'
import { createBoundedCache } from './bounded-cache.ts'
import { chunkTags, fontTags } from './build-manifest.ts'
import type { BuiltSite } from './built-site.ts'
import { fillShell } from './fill-shell.ts'
import type { CallApi } from './site-options.ts'

export type RenderedPage = {
  status: number
  redirect?: string
  html: Uint8Array<ArrayBuffer>
  etag: string
  isPersonal: boolean
  error?: unknown
}

const KEPT_PAGES = 500

type RendererOptions = {
  site: Omit<BuiltSite, 'pagePaths'>
  content: SiteContent
  api: CallApi
  now: () => number
  publicUrl: string
  imageBase: string
  mapUrl?: string | undefined
  catalogueRevision: () => Promise<string | undefined>
}

/** Renders pages, and keeps those that are the same for everybody until content, catalogue or day changes. */
export function createPageRenderer(options: RendererOptions) {
  const { site, content, api, now, publicUrl, imageBase, mapUrl, catalogueRevision } = options
  const kept = createBoundedCache<RenderedPage>(KEPT_PAGES)
  const fonts = fontTags(site.manifest)

  async function renderNow(url: URL, today: string): Promise<{ page: RenderedPage; usesApi: boolean }> {
    let usesApi = false
    const callApi: CallApi = async (request) => {
      usesApi = true
      return api(request)
    }
    const rendered = await site.render(new Request(url), {
      content: content.content,
      callApi,
      today: () => today,
      imageBase,
      mapUrl,
    })
    const head = [rendered.head, ...fonts].join('\n    ')
    const headEnd = chunkTags(site.manifest, rendered.modules).join('\n    ')
    const html = new TextEncoder().encode(fillShell(site.shell, { ...rendered, head, headEnd }))
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`
    const { status, redirect, isPersonal, error } = rendered
    return {
      page: {
        status,
        html,
        etag,
        isPersonal,
        ...(redirect !== undefined && { redirect }),
        ...(error !== undefined && { error }),
      },
      usesApi,
    }
  }

  /** `pathAndQuery` is what was asked for on this site, whatever host the request named. */
  return async function renderPage(pathAndQuery: string): Promise<RenderedPage> {
    const url = new URL(publicUrl)
    const [pathname = '/', ...query] = pathAndQuery.split('?')
    url.pathname = pathname
    url.search = query.join('?')
    const today = dhakaDate(now())
    const key = `${pathname} ${content.revision()} ${today}`
    const mayBeKept = url.search === ''
    // A page that shows nothing of the catalogue does not wait for its database.
    const found = mayBeKept ? kept.get(key) : undefined
    if (found) return found

    // Before the rendering: a page may be newer than the revision that it is kept under, never older.
    const catalogue = mayBeKept ? await catalogueRevision() : undefined
    const foundOfCatalogue = catalogue === undefined ? undefined : kept.get(`${key} ${catalogue}`)
    if (foundOfCatalogue) return foundOfCatalogue

    const { page, usesApi } = await renderNow(url, today)
    const isForAll = page.status === 200 && mayBeKept && !page.isPersonal
    if (isForAll && !usesApi) kept.set(key, page)
    // What shows the catalogue may be kept only by who can say when it changed.
    if (isForAll && usesApi && catalogue !== undefined) kept.set(`${key} ${catalogue}`, page)
    return page
  }
}
