import type { MiddlewareHandler } from 'hono'
import type { LakeEnv } from './lake-env.ts'

/** An answer of the API is no page, and belongs to who asked: what a reader sees depends on their token. */
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
} as const

/** What every answer of the API carries, unless its handler said otherwise. */
export const answerHeaders: MiddlewareHandler<LakeEnv> = async (context, next) => {
  await next()
  const { headers } = context.res
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!headers.has(name)) headers.set(name, value)
  }
}
