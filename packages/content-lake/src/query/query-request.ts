import * as z from 'zod'
import { LakeProblem } from '../lake-problem.ts'
import type { Params } from './queries.ts'

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
export function readQueryBody(body: unknown): QueryRequest {
  const parsed = QueryBody.safeParse(body)
  if (!parsed.success) throw new LakeProblem(400, 'invalidRequest', z.prettifyError(parsed.error))
  return parsed.data
}

function parseParam(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new LakeProblem(400, 'queryParseError', `The value of ${name} is no JSON`, { cause: String(cause) })
  }
}
