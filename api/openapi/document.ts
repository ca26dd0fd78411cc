import { calls } from '#contract/calls.ts'
import { areas, API_BASE, TOKEN_HEADER } from '#contract/endpoint.ts'
import { problemStatus } from '#contract/problem.ts'
import { REVIEW_KEY_HEADER } from '#contract/reviews.ts'
import { callbackOperations } from './callbacks.ts'
import type { JsonSchema } from './json-schema.ts'
import { operationOf, TOKEN_SCHEME, type Operation } from './operation.ts'

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, { get?: Operation; post?: Operation }>
  components: { schemas: { Problem: JsonSchema }; securitySchemes: Record<string, object> }
}

export const PRINCIPLES = [
  'Every answer is an envelope { IsError, Msg, Data, Code }. A failure has IsError true, a sentence for people in Msg, a code for programs in Code, and the HTTP status that belongs to the code.',
  `A guest is known by the header ${TOKEN_HEADER}, with the token that Login answered.`,
  `A review is deleted by its author: by their token, or by the header ${REVIEW_KEY_HEADER} with the key that PostComment answered.`,
  'ActivityId is a UUID, new with every submission, and the same when that submission is sent again: a repeat within 24 hours gets the first answer, and does nothing twice. The same id with other details is refused (activity_reused).',
  'Dates of a stay are calendar dates yyyy-MM-dd in Asia/Dhaka, from the arrival up to the departure. Money is BDT.',
  'What is not declared is refused: an unknown field or a parameter given twice is malformed.',
] as const

const Problem: JsonSchema = {
  type: 'object',
  properties: {
    IsError: { const: true },
    Msg: { type: 'string', description: 'A sentence for people' },
    Data: { description: 'What the problem adds for programs; mostly null' },
    Code: { enum: Object.keys(problemStatus) },
  },
  required: ['IsError', 'Msg', 'Data', 'Code'],
  additionalProperties: false,
}

/** The whole API in OpenAPI 3.1, made from the contract that it is served and called by. */
export function openApiDocument(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of calls) {
    const path = `/${endpoint.path}`
    const operation = operationOf(endpoint)
    paths[path] = { ...paths[path], ...(endpoint.method === 'GET' ? { get: operation } : { post: operation }) }
  }
  for (const [path, operations] of Object.entries(callbackOperations)) paths[`/${path}`] = operations
  return {
    openapi: '3.1.0',
    info: { title: 'Booking API', version: '1.0.0', description: PRINCIPLES.join('\n\n') },
    servers: [{ url: API_BASE.slice(0, -1) }],
    tags: areas.filter((area) => calls.some((call) => call.area === area)).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem },
      securitySchemes: { [TOKEN_SCHEME]: { type: 'apiKey', in: 'header', name: TOKEN_HEADER } },
    },
  }
}
