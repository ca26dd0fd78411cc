import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { LayoutContent } from '#cms/types.ts'
import { getHouses } from '#contract/catalogue/houses.ts'
import { withDraftHouses } from './draft-houses.ts'
import { createApiClient } from '#ui/lib/api/api-client.ts'
import { withSiteWords } from '#src/content/content-head.ts'
import { scriptSafe } from '#contract/values/script-safe.ts'
import { headHtml } from './head/head-html.ts'
import { firstCalls } from './first-calls.ts'
import { handleOf, headOf, isOver, titleOf } from '#src/lib/page-handle.ts'
import { createRoutes } from './routes.tsx'
import type { Sources } from '#src/lib/sources.ts'
import { structuredData } from './head/structured-data.ts'
import { texts } from '#src/layout/texts.ts'

export { addressOf, pagePaths } from './page-address.ts'

/** What a page that begins with a call needs at once; others fetch it with their first. */
const API_CLIENT = 'ui/lib/api/api-client.ts'

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

export type ServerSources = Omit<Sources, 'api' | 'houses'> & {
  /** The booking API, called without a network. */
  callApi: (request: Request) => Response | Promise<Response>
}

/** A page of which is known what it answers with, before the work of rendering it. */
export type OpenedPage = {
  status: number
  /** Where to send the visitor instead; there is nothing to render then. */
  redirect?: string
  /** The pattern of the route that answers. Its missing pages all look the same, for none shows its path. */
  route: string
  render: () => Rendered
}

/** Renders the page at `request.url`, whose origin is the site's public one. */
export async function render(request: Request, sources: ServerSources): Promise<Rendered> {
  const page = await openPage(request, sources)
  return page.render()
}

/** Reads what the page at `request.url` shows. */
export async function openPage(request: Request, { callApi, ...rest }: ServerSources): Promise<OpenedPage> {
  const callHere = async (address: string, init: RequestInit) =>
    callApi(new Request(new URL(address, request.url), init))
  const api = createApiClient({
    fetch: rest.preview ? withDraftHouses(rest.content)(callHere) : callHere,
    token: () => undefined,
    onUnauthorized: () => undefined,
  })
  const houses = async () => (await api.call(getHouses, { query: { Take: 999, Page: 1, takeReview: 0 } })).Data
  const sources = { ...rest, api, houses }
  const handler = createStaticHandler(createRoutes(sources))
  const context = await handler.query(request)
  if (context instanceof Response) return redirectionOf(context)

  const status = context.statusCode === 200 ? statusOf(context) : context.statusCode
  return {
    status,
    route: context.matches.at(-1)?.route.path ?? '*',
    render: () => renderRead({ context, handler, status, url: new URL(request.url), imageBase: rest.imageBase }),
  }
}

type ReadPage = {
  context: StaticHandlerContext
  handler: StaticHandler
  status: number
  url: URL
  imageBase: string
}

function renderRead({ context, handler, status, url, imageBase }: ReadPage): Rendered {
  const matches = matchesOf(context)
  const handle = handleOf(matches)
  const root: { layout: LayoutContent } | undefined = context.loaderData['root']
  const settings = root?.layout.settings
  const head = headOf(matches, settings)
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
    modules: [
      ...(handle.module ? [handle.module] : []),
      ...(firstCalls.has(context.matches.at(-1)?.route.path ?? '') ? [API_CLIENT] : []),
    ],
    ...(unexpected !== undefined && { error: unexpected }),
  }
}

function statusOf(context: StaticHandlerContext): number {
  const matches = matchesOf(context)
  return isOver(matches) ? 410 : (handleOf(matches).status ?? 200)
}

const matchesOf = ({ matches, loaderData }: StaticHandlerContext) =>
  matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] }))

function redirectionOf({ status, headers }: Response): OpenedPage {
  const redirect = headers.get('Location') ?? '/'
  const render = () => ({ status, redirect, head: '', body: '', state: '', isPersonal: false, modules: [] })
  return { status, redirect, route: '*', render }
}

/** An error as the browser may see it: an answer such as 404 as it is, anything else without detail. */
function publicError(error: unknown) {
  if (!isRouteErrorResponse(error)) return { status: 500, statusText: '', internal: false, data: null }
  return { status: error.status, statusText: error.statusText, internal: false, data: null }
}
