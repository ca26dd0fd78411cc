import type { HonoRequest } from 'hono'
import * as z from 'zod/mini'
import type { AnyEndpoint, RequestOf } from '#contract/endpoint.ts'
import { ProblemError } from '../problem-error.ts'

/** The declared parts of a request, each parsed by its schema. Anything else than declared is refused. */
export async function readParts<E extends AnyEndpoint>(endpoint: E, request: HonoRequest): Promise<RequestOf<E>> {
  const parts: unknown = {
    ...(endpoint.params && { params: parsePart(endpoint.params, request.param()) }),
    query: parsePart(endpoint.query ?? z.strictObject({}), readQuery(request)),
    ...(endpoint.body && { body: parsePart(endpoint.body, await readJson(request)) }),
  }
  // eslint-disable-next-line typescript/consistent-type-assertions -- each part was parsed by the very schema that RequestOf infers it from
  return parts as RequestOf<E>
}

/** Throws `malformed`, naming the first field that does not fit. */
export function parsePart<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new ProblemError('malformed', sentenceOf(result.error.issues), { cause: result.error })
}

function sentenceOf(issues: readonly z.core.$ZodIssue[]): string {
  const [issue] = issues
  if (!issue) return 'The request is malformed'
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.join(', ')}`
  const field = issue.path.map(String).join('.')
  return field === '' ? 'The request is malformed' : `${field} is missing or malformed`
}

function readQuery(request: HonoRequest): Record<string, string> {
  const entries = Object.entries(request.queries()).map(([name, values]) => {
    if (values.length > 1) throw new ProblemError('malformed', `${name} is given more than once`)
    return [name, values[0] ?? ''] as const
  })
  return Object.fromEntries(entries)
}

async function readJson(request: HonoRequest): Promise<unknown> {
  try {
    return await request.json()
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new ProblemError('malformed', 'The body is not JSON', { cause })
    throw cause
  }
}
