import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom'
import type { LayoutContent } from '#cms/types.ts'
import { createApiClient } from '#src/lib/api/api-client.ts'
import { withSiteWords } from '#src/content/content-head.ts'
import { scriptSafe } from '#contract/values/script-safe.ts'
import { headHtml } from './head-html.ts'
import { handleOf, headOf, titleOf } from '#src/lib/page-handle.ts'
import { createRoutes } from './routes.tsx'
import type { Sources } from '#src/lib/sources.ts'
import { structuredData } from './structured-data.ts'
import { texts } from '#src/layout/texts.ts'
import { canonicalPath } from '#src/lib/paths.ts'

export type Rendered = {
  status: number
  /** Where to send the visitor instead; the other parts are empty then. */
  redirect?: string
  head: string
  body: string
  /** JSON for the browser, safe inside a script element. */
  state: string
  isPersonal: boolean
  /** The files of lazily loaded pages in it, as the build's manifest names them. */
  modules: string[]
  /** What broke a loader or a component, when the status is 500. */
  error?: unknown
}

export type ServerSources = Omit<Sources, 'api'> & {
  /** The booking API, called without a network. */
  callApi: (request: Request) => Response | Promise<Response>
}

/** Renders the page at `request.url`, whose origin is the site's public one. */
export async function render(request: Request, { callApi, ...rest }: ServerSources): Promise<Rendered> {
  const api = createApiClient({
    fetch: async (address, init) => callApi(new Request(new URL(address, request.url), init)),
    token: () => undefined,
    onUnauthorized: () => undefined,
  })
  const sources = { ...rest, api }
  const handler = createStaticHandler(createRoutes(sources))
  const context = await handler.query(request)
  if (context instanceof Response) return answerOf(context)

  const matches = context.matches.map(({ route }) => ({
    handle: route.handle,
    loaderData: context.loaderData[route.id],
  }))
  const handle = handleOf(matches)
  const status = context.statusCode === 200 ? (handle.status ?? 200) : context.statusCode
  const root: { layout: LayoutContent } | undefined = context.loaderData['root']
  const settings = root?.layout.settings
  const head = headOf(matches, settings)
  const url = new URL(request.url)
  const { imageBase } = sources
  const router = createStaticRouter(handler.dataRoutes, context)
  const body = renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  )
  const errors = Object.entries(context.errors ?? {})
  const unexpected = errors.map(([, error]) => error).find((error) => !isRouteErrorResponse(error))
  return {
    status,
    head: headHtml({
      head: status === 404 ? { title: titleOf(texts.notFound.title, settings) } : withSiteWords(head, settings?.seo),
      handle: { ...handle, status },
      url,
      imageBase,
      siteName: settings?.brand,
      structured: structuredData(
        { head, loaderData: matches.at(-1)?.loaderData, settings },
        { origin: url.origin, imageBase },
      ),
    }),
    body,
    state: scriptSafe({
      loaderData: context.loaderData,
      errors: context.errors && Object.fromEntries(errors.map(([id, error]) => [id, publicError(error)])),
    }),
    isPersonal: handle.isPersonal ?? false,
    modules: handle.module ? [handle.module] : [],
    ...(unexpected !== undefined && { error: unexpected }),
  }
}

function answerOf({ status, headers }: Response): Rendered {
  const redirect = headers.get('Location') ?? '/'
  return { status, redirect, head: '', body: '', state: '', isPersonal: false, modules: [] }
}

/** An error as the browser may see it: an answer such as 404 as it is, anything else without detail. */
function publicError(error: unknown) {
  if (!isRouteErrorResponse(error)) return { status: 500, statusText: '', internal: false, data: null }
  return { status: error.status, statusText: error.statusText, internal: false, data: null }
}

async function nothing(): Promise<never> {
  throw new Error('Listing the pages reads no content')
}

/** The addresses that search engines may list, without those of pages that take a parameter. */
export function pagePaths(): string[] {
  const routes = createRoutes({
    content: nothing,
    api: { call: nothing, upload: nothing },
    today: () => '',
    imageBase: '/',
  })
  return [...new Set(routes.flatMap(listedIn))]
}

function listedIn({ path, handle, children = [] }: RouteObject): string[] {
  const { isPersonal, status } = handleOf([{ handle, loaderData: undefined }])
  const isListed = path !== undefined && !/[:*]/.test(path) && !isPersonal && status === undefined
  return [...(isListed ? [canonicalPath(path.startsWith('/') ? path : `/${path}`)] : []), ...children.flatMap(listedIn)]
}
