import { DESK_HEADER, problemsOf, type AnyEndpoint, type CallerKind } from '#contract/endpoint.ts'
import { REVIEW_KEY_HEADER } from '#contract/catalogue/reviews.ts'
import { STAMP_HEADER } from '#contract/values/stamps.ts'
import { problemStatus, type ProblemCode } from '#contract/problem.ts'
import { toJsonSchema, type JsonSchema } from './json-schema.ts'

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, Answer>
}

export type Answer = {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content?: Record<string, { schema: JsonSchema }>
}

export const TOKEN_SCHEME = 'token'
export const DESK_SCHEME = 'desk'

const FROM_DESK: Parameter = {
  name: DESK_HEADER,
  in: 'header',
  required: true,
  description: 'Always 1: a page of another site cannot send it',
  schema: { const: '1' },
}

const REVIEW_KEY: Parameter = {
  name: REVIEW_KEY_HEADER,
  in: 'header',
  required: false,
  description: 'The key that PostComment answered, where no token of the author is sent',
  schema: { type: 'string' },
}

const STAMP: Parameter = {
  name: STAMP_HEADER,
  in: 'header',
  required: false,
  description:
    'After stamp_needed: its Challenge, a dot and a decimal number such that SHA-256 over the SHA-256 of the challenge (32 bytes) and the number (8 bytes, big-endian) begins with Bits bits of zero',
  schema: { type: 'string' },
}

const RETRY_AFTER = { description: 'Seconds to wait', schema: { type: 'integer' } } as const

/** `tag`: the chapter of the document in which it stands. */
export function operationOf(endpoint: AnyEndpoint, tag: string): Operation {
  const { summary, caller, takesStamp } = endpoint
  const body = bodyOf(endpoint)
  const parameters = [
    ...parametersOf(endpoint, 'params'),
    ...parametersOf(endpoint, 'query'),
    ...(caller === 'author' ? [REVIEW_KEY] : []),
    ...(takesStamp ? [STAMP] : []),
    ...(isOfDesk(caller) ? [FROM_DESK] : []),
  ]
  return {
    operationId: [endpoint.method.toLowerCase(), ...endpoint.path.matchAll(/\w+/g)].join('-'),
    tags: [tag],
    summary,
    ...securityOf(caller),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true as const, content: body } }),
    responses: { '200': successOf(endpoint), ...refusalsOf(problemsOf(endpoint)) },
  }
}

function securityOf(caller: CallerKind): Pick<Operation, 'security'> {
  if (caller === 'anyone') return {}
  const isOptional = caller === 'either' || caller === 'author' || caller === 'desk'
  return { security: [{ [isOfDesk(caller) ? DESK_SCHEME : TOKEN_SCHEME]: [] }, ...(isOptional ? [{}] : [])] }
}

function isOfDesk(caller: CallerKind): boolean {
  return caller === 'desk' || caller === 'staff'
}

/** Whether a part may be left out is known of what is sent; what it is, of what is read from it. */
function parametersOf(endpoint: AnyEndpoint, part: 'params' | 'query'): Parameter[] {
  const schema = endpoint[part]
  if (!schema) return []
  const { required = [] } = toJsonSchema(schema, 'input')
  const { properties = {} } = toJsonSchema(schema, 'output')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: part === 'params' ? 'path' : 'query',
    required: required.includes(name),
    schema: typeof property === 'boolean' ? {} : property,
  }))
}

function successOf({ data }: AnyEndpoint): Answer {
  const frame: JsonSchema = {
    type: 'object',
    properties: {
      IsError: { const: false },
      Msg: { type: 'string' },
      Data: toJsonSchema(data, 'output'),
      Code: { type: 'null' },
    },
    required: ['IsError', 'Msg', 'Data', 'Code'],
    additionalProperties: false,
  }
  return { description: 'Done', content: { 'application/json': { schema: frame } } }
}

/** One answer for each status, with the codes that it may carry. */
function refusalsOf(codes: readonly ProblemCode[]): Record<string, Answer> {
  const byStatus = Map.groupBy(codes, (code) => String(problemStatus[code]))
  const answers = Array.from(byStatus, ([status, ofStatus]): [string, Answer] => [
    status,
    {
      description: ofStatus.join(', '),
      ...(status === '429' || status === '503' ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
      content: {
        'application/json': {
          schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { Code: { enum: ofStatus } } }] },
        },
      },
    },
  ])
  return Object.fromEntries(answers)
}

/** What the body of a call may be, by its media type; undefined when it has none. */
export function bodyOf({ body, file }: AnyEndpoint): Record<string, { schema: JsonSchema }> | undefined {
  if (!body) return undefined
  const fields = toJsonSchema(body, 'input')
  if (!file) return { 'application/json': { schema: fields } }
  const { field, description } = file
  const form = {
    ...fields,
    properties: { ...fields.properties, [field]: { type: 'string' as const, format: 'binary', description } },
    required: [...(fields.required ?? []), field],
  }
  return { 'multipart/form-data': { schema: form } }
}
