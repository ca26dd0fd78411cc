import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { createServer, type ViteDevServer } from 'vite'
import { dhakaDate } from '#contract/values/calendar.ts'
import type { pagePaths, render } from '#src/app/entry-server.tsx'
import { createContentRoute } from './content-route.ts'
import { createCrawlers } from './crawlers.ts'
import { BEFORE_PAINT_TAG } from './pages/first-load.ts'
import { fillShell } from './pages/render-page.ts'
import type { SiteOptions } from './site-options.ts'
import { createStaticFiles } from './static-files.ts'

export type DevSite = {
  /** Mount it last. Its pages carry no content policy: Vite's hot reload writes scripts and styles into them. */
  app: Hono
  /** To be asked before the app, with Node's own request and response: it serves the sources and the reload. */
  middlewares: ViteDevServer['middlewares']
  /** What Vite makes of a page that loads sources. */
  transformHtml: (address: string, html: string) => Promise<string>
  close: () => Promise<void>
}

/** The site for who works on it: rendered from the sources with every request. `reloadPort`: where it reloads pages, if not at Vite's usual port. */
export async function createDevSite(options: SiteOptions & { reloadPort?: number }): Promise<DevSite> {
  const { reloadPort } = options
  const vite = await createServer({
    server: { middlewareMode: true, ...(reloadPort !== undefined && { hmr: { port: reloadPort } }) },
    appType: 'custom',
    // Left to the app, which makes pictures in the requested size.
    publicDir: false,
  })
  const publicFile = createStaticFiles('public', 'no-cache')
  const loadEntry = async () => vite.ssrLoadModule('/src/app/entry-server.tsx')
  const listPages = async () => {
    const list: typeof pagePaths = (await loadEntry())['pagePaths']
    return list()
  }
  const app = new Hono()
  app.route('/', createContentRoute(options.content, options.preview))
  app.route('/', createCrawlers({ ...options, content: options.content.content, pagePaths: listPages }))
  app.get('*', async (context) => {
    const file = await publicFile(context)
    if (file) return file
    const { pathname, search } = new URL(context.req.url)
    const shell = await vite.transformIndexHtml(pathname, await readFile('index.html', 'utf8'))
    const renderPage: typeof render = (await loadEntry())['render']
    const preview = options.preview?.isOn(context.req.raw) ? options.preview : undefined
    const rendered = await renderPage(new Request(new URL(pathname + search, options.publicUrl)), {
      content: preview?.drafts ?? options.content.content,
      ...(preview && { preview: { studio: preview.studio } }),
      callApi: options.api,
      today: () => dhakaDate(options.now()),
      imageBase: options.imageBase ?? '/',
      mapUrl: options.mapUrl,
    })
    if (rendered.redirect !== undefined) return context.redirect(rendered.redirect, rendered.status === 301 ? 301 : 302)
    if (rendered.error !== undefined) options.onError(rendered.error, pathname)
    // The styles come with the scripts; linked here as well, the first view is dressed.
    const styles = ['fonts', 'tokens', 'base'].map((name) => `<link rel="stylesheet" href="/ui/styles/${name}.css">`)
    const html = fillShell(shell, { ...rendered, head: [rendered.head, BEFORE_PAINT_TAG, ...styles].join('\n') })
    const status = ([404, 410] as const).find((each) => each === rendered.status) ?? 200
    return context.html(html, status, preview && { 'Cache-Control': 'private, no-store' })
  })
  return {
    app,
    middlewares: vite.middlewares,
    transformHtml: (address, html) => vite.transformIndexHtml(address, html),
    close: () => vite.close(),
  }
}
