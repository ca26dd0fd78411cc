import { type Context, Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { deskSessionOf, requireStaff } from '../http/desk-caller.ts'
import type { ApiEnv } from '../http/env.ts'
import { docsPage, DOCS_POLICY } from './docs-page.ts'
import { deskApi, guestsApi, openApiDocument, type DescribedApi, type OpenApiDocument } from './document.ts'

const PUBLIC = 'public, max-age=300'
const OF_STAFF = 'private, no-store'

/** The API's descriptions of itself, for programs and for people: the calls for guests, and to staff who are signed in the desk's. */
export function openApiRoutes(deps: Pick<Deps, 'db' | 'now' | 'publicUrl'>): Hono<ApiEnv> {
  const made = new Map<DescribedApi, OpenApiDocument>()
  const documentOf = (api: DescribedApi): OpenApiDocument => {
    const document = made.get(api) ?? openApiDocument(api)
    made.set(api, document)
    return document
  }
  const pageOf = (context: Context<ApiEnv>, api: DescribedApi, caching: string) =>
    context.html(docsPage(api, documentOf(api)), 200, {
      'Cache-Control': caching,
      'Content-Security-Policy': DOCS_POLICY,
    })
  const requireSignedIn = async (context: Context<ApiEnv>) => {
    requireStaff({ session: await deskSessionOf(deps, context) }, {}, { body: undefined, now: deps.now() })
  }

  const routes = new Hono<ApiEnv>()
  routes.get('/openapi.json', (context) => context.json(documentOf(guestsApi), 200, { 'Cache-Control': PUBLIC }))
  routes.get('/docs', (context) => pageOf(context, guestsApi, PUBLIC))
  routes.get('/DeskArea/openapi.json', async (context) => {
    await requireSignedIn(context)
    return context.json(documentOf(deskApi), 200, { 'Cache-Control': OF_STAFF })
  })
  routes.get('/DeskArea/docs', async (context) => {
    await requireSignedIn(context)
    return pageOf(context, deskApi, OF_STAFF)
  })
  return routes
}
