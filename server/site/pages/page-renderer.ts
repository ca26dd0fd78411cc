import QuickLRU from 'quick-lru'
import { dhakaDate } from '#contract/values/calendar.ts'
import { withQuery } from '#contract/values/redirects.ts'
import type { BuiltSite } from '../build-manifest.ts'
import type { PageAddress } from '#src/app/page-address.ts'
import { createMissingPages } from './missing-pages.ts'
import { createOpenPage, pageUrl, type RenderedPage, type ShellPage } from './render-page.ts'
import type { CallApi, SitePreview } from '../site-options.ts'
import type { SiteContent } from '#cms/types.ts'

const MAX_PAGES = 500

type RendererOptions = {
  site: BuiltSite
  content: SiteContent
  api: CallApi
  now: () => number
  publicUrl: string
  imageBase: string
  mapUrl?: string | undefined
  catalogueRevision: () => Promise<string | undefined>
}

/**
 * Renders pages, and caches each until content, catalogue or day changes. A query renders nothing again, for no page's HTML depends on
 * one: its route reads it in the browser.
 */
export function createPageRenderer(options: RendererOptions) {
  const { site, content, api, now, publicUrl, imageBase, mapUrl, catalogueRevision } = options
  const cached = new QuickLRU<string, RenderedPage>({ maxSize: MAX_PAGES })
  const openPage = createOpenPage(site)
  const isMissing = createMissingPages({ content: content.content, publicUrl, api })

  async function open(url: URL, today: string): Promise<{ page: ShellPage; usesApi: boolean }> {
    let usesApi = false
    const callApi: CallApi = async (request) => {
      usesApi = true
      return api(request)
    }
    const page = await openPage(url, { content: content.content, callApi, today: () => today, imageBase, mapUrl })
    return { page, usesApi }
  }

  async function renderShared(address: PageAddress): Promise<RenderedPage> {
    const today = dhakaDate(now())
    const edition = `${content.revision()} ${today}`
    const key = `${address.path} ${edition}`
    // One for all paths that a route does not find: any number of them takes no more memory.
    const missingKey = (route: string) => `404 ${route} ${edition}`
    // A page that shows nothing of the catalogue does not wait for its database.
    const found = cached.get(key) ?? (await findMissing(address, missingKey(address.route)))
    if (found) return found

    // Before the page is read: it may be newer than the revision that it is cached under, never older.
    const catalogue = await catalogueRevision()
    const foundOfCatalogue =
      catalogue === undefined
        ? undefined
        : (cached.get(`${key} ${catalogue}`) ?? (await findMissing(address, missingKey(address.route), catalogue)))
    if (foundOfCatalogue) return foundOfCatalogue

    const { page, usesApi } = await open(pageUrl(publicUrl, address.path), today)
    if (page.status === 404) return renderOnce(missingKey(page.route), page)
    if (page.status !== 200 && page.status !== 410) return page.render()
    if (!usesApi) return renderOnce(key, page)
    // What shows the catalogue may be cached only with a revision of it.
    return catalogue === undefined ? page.render() : renderOnce(`${key} ${catalogue}`, page)
  }

  /** The cached page for every missing address of a route, when nothing is at this address. */
  async function findMissing(address: PageAddress, key: string, catalogue?: string): Promise<RenderedPage | undefined> {
    const found = cached.get(key)
    return found && (await isMissing(address, catalogue)) ? found : undefined
  }

  function renderOnce(key: string, page: ShellPage): RenderedPage {
    const found = cached.get(key)
    if (found) return found
    const rendered = page.render()
    cached.set(key, rendered)
    return rendered
  }

  return async function renderPage(pathAndQuery: string): Promise<RenderedPage> {
    const url = pageUrl(publicUrl, pathAndQuery)
    const address = site.addressOf(url.pathname)
    const page = await renderShared(address)
    if (page.redirect !== undefined) return { ...page, redirect: withQuery(page.redirect, url.search) }
    const firstCall = address.firstCall?.(url.searchParams, dhakaDate(now()))
    return firstCall === undefined ? page : { ...page, firstCall }
  }
}

type DraftRendererOptions = Pick<RendererOptions, 'site' | 'api' | 'now' | 'publicUrl' | 'imageBase' | 'mapUrl'> & {
  preview: SitePreview
}

/** Renders pages with their drafts. They are for one person each: it has no cache that they could come into. */
export function createDraftRenderer({ site, preview, api, now, publicUrl, imageBase, mapUrl }: DraftRendererOptions) {
  const openPage = createOpenPage(site)

  return async function renderDraft(pathAndQuery: string): Promise<RenderedPage> {
    const page = await openPage(pageUrl(publicUrl, pathAndQuery), {
      content: preview.drafts,
      preview: { studio: preview.studio },
      callApi: api,
      today: () => dhakaDate(now()),
      imageBase,
      mapUrl,
    })
    return { ...page.render(), isPersonal: true }
  }
}
