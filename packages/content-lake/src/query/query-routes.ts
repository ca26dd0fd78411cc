import { Hono, type Context } from 'hono'
import { requireStaff } from '../access.ts'
import type { LakeEnv } from '../lake-env.ts'
import { LAKE_DATASET } from '../lake-names.ts'
import { limitBody, readJson } from '../read-json.ts'
import { parsePerspective } from './perspective.ts'
import type { Queries } from './queries.ts'
import { readQueryAddress, readQueryBody, type QueryRequest } from './query-request.ts'

const BODY_BYTES = 1024 * 1024
/** The one tag that every answer carries: any change of what is published may touch it. */
export const SYNC_TAG = 's1:lake'

/** `data/query`, by GET and by POST. */
export function createQueryRoutes(queries: Queries): Hono<LakeEnv> {
  const path = `/data/query/${LAKE_DATASET}`
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
