import { Hono } from 'hono'
import type { ApiEnv } from '../http/env.ts'
import { docsPage, DOCS_POLICY } from './docs-page.ts'
import { openApiDocument, type OpenApiDocument } from './document.ts'

const A_WHILE = { 'Cache-Control': 'public, max-age=300' }

/** The API's description of itself: for programs and for people. */
export function openApiRoutes(): Hono<ApiEnv> {
  let made: OpenApiDocument | undefined
  const document = (): OpenApiDocument => (made ??= openApiDocument())

  const routes = new Hono<ApiEnv>()
  routes.get('/openapi.json', (context) => context.json(document(), 200, A_WHILE))
  routes.get('/docs', (context) =>
    context.html(docsPage(document()), 200, { ...A_WHILE, 'Content-Security-Policy': DOCS_POLICY }),
  )
  return routes
}
