import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { requireStaff } from '../core/access.ts'
import { limitBody, readJson } from '../core/http.ts'
import type { LakeEnv } from '../core/lake-env.ts'
import { LakeProblem } from '../core/lake-problem.ts'
import type { Params, Queries } from './queries.ts'
import { parsePerspective } from './views.ts'

const BODY_BYTES = 1024 * 1024
/** The one tag that every answer carries: any change of what is published may touch it. */
export const SYNC_TAG = 's1:lake'

/** `data/query`, by GET and by POST. */
export function createQueryRoutes({ queries, dataset }: { queries: Queries; dataset: string }): Hono<LakeEnv> {
  const path = `/data/query/${dataset}`
  return new Hono<LakeEnv>()
    .get(path, (context) => answer(context, queries, readQueryAddress(new URL(context.req.url).searchParams)))
    .post(path, limitBody(BODY_BYTES), async (context) =>
      answer(context, queries, readQueryBody(await readJson(context))),
    )
}

function answer(context: Context<LakeEnv>, queries: Queries, { query, params }: QueryRequest): Response {
  const { id } = requireStaff(context)
  const started = performance.now()
  const perspective = parsePerspective(context.req.query('perspective'), versionOf(context.req.path))
  const { text } = queries.run(query, params, perspective, id)
  const ms = Math.round(performance.now() - started)
  // The result was made JSON once, when it was worked out.
  const shown = context.req.query('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(query)},`
  const body = `{${shown}"result":${text},"syncTags":["${SYNC_TAG}"],"ms":${ms}}`
  return context.body(body, 200, { 'Content-Type': 'application/json; charset=utf-8' })
}

/** The version that a path names: `2025-02-19` of `/lake/v2025-02-19/data/…`. */
function versionOf(path: string): string {
  return /\/v([0-9X][0-9-]*)\//.exec(path)?.[1] ?? '1'
}

/** A query with its parameters, as it came. */
export type QueryRequest = { query: string; params: Params }

const QueryBody = z.object({ query: z.string(), params: z.record(z.string(), z.unknown()).default({}) })

/** From the address: `query`, and each parameter as JSON under its name with a dollar sign. */
export function readQueryAddress(search: URLSearchParams): QueryRequest {
  const params: Params = {}
  for (const [name, text] of search) {
    if (name.startsWith('$')) params[name.slice(1)] = parseParam(name, text)
  }
  return { query: search.get('query') ?? '', params }
}

/** From the body of a POST. */
function readQueryBody(body: unknown): QueryRequest {
  const parsed = QueryBody.safeParse(body)
  if (!parsed.success) throw new LakeProblem(400, 'invalidRequest', z.prettifyError(parsed.error))
  return parsed.data
}

function parseParam(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new LakeProblem(400, 'queryParseError', `The value of ${name} is not JSON`, { cause: String(cause) })
  }
}
