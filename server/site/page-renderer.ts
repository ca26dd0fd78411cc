import QuickLRU from 'quick-lru'
import type { SiteContent } from '#cms/content.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import type { BuiltSite } from './build-manifest.ts'
import { createRenderPage, pageUrl, type RenderedPage } from './render-page.ts'
import type { CallApi, SitePreview } from './site-options.ts'

const MAX_PAGES = 500

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
  const cached = new QuickLRU<string, RenderedPage>({ maxSize: MAX_PAGES })
  const render = createRenderPage(site)

  async function renderNow(url: URL, today: string): Promise<{ page: RenderedPage; usesApi: boolean }> {
    let usesApi = false
    const callApi: CallApi = async (request) => {
      usesApi = true
      return api(request)
    }
    const page = await render(url, { content: content.content, callApi, today: () => today, imageBase, mapUrl })
    return { page, usesApi }
  }

  return async function renderPage(pathAndQuery: string): Promise<RenderedPage> {
    const url = pageUrl(publicUrl, pathAndQuery)
    const today = dhakaDate(now())
    const key = `${url.pathname} ${content.revision()} ${today}`
    const isCacheable = url.search === ''
    // A page that shows nothing of the catalogue does not wait for its database.
    const found = isCacheable ? cached.get(key) : undefined
    if (found) return found

    // Before the rendering: a page may be newer than the revision that it is cached under, never older.
    const catalogue = isCacheable ? await catalogueRevision() : undefined
    const foundOfCatalogue = catalogue === undefined ? undefined : cached.get(`${key} ${catalogue}`)
    if (foundOfCatalogue) return foundOfCatalogue

    const { page, usesApi } = await renderNow(url, today)
    const isForAll = page.status === 200 && isCacheable && !page.isPersonal
    if (isForAll && !usesApi) cached.set(key, page)
    // What shows the catalogue may be cached only with a revision of it.
    if (isForAll && usesApi && catalogue !== undefined) cached.set(`${key} ${catalogue}`, page)
    return page
  }
}

type DraftRendererOptions = Pick<RendererOptions, 'site' | 'api' | 'now' | 'publicUrl' | 'imageBase' | 'mapUrl'> & {
  preview: SitePreview
}

/** Renders pages with their drafts. They are for one person each: it has no cache that they could come into. */
export function createDraftRenderer({ site, preview, api, now, publicUrl, imageBase, mapUrl }: DraftRendererOptions) {
  const render = createRenderPage(site)

  return async function renderDraft(pathAndQuery: string): Promise<RenderedPage> {
    const page = await render(pageUrl(publicUrl, pathAndQuery), {
      content: preview.drafts,
      preview: { studio: preview.studio },
      callApi: api,
      today: () => dhakaDate(now()),
      imageBase,
      mapUrl,
    })
    return { ...page, isPersonal: true }
  }
}
