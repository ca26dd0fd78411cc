import { calls } from '#contract/calls.ts'
import { deskCalls } from '#contract/desk-calls.ts'
import { areas, API_BASE, DESK_HEADER, TOKEN_HEADER, type AnyEndpoint } from '#contract/endpoint.ts'
import { problemStatus } from '#contract/problem.ts'
import { REVIEW_KEY_HEADER } from '#contract/catalogue/reviews.ts'
import { callbackOperations } from './callbacks.ts'
import type { JsonSchema } from './json-schema.ts'
import { paperOperations } from './papers.ts'
import { DESK_SCHEME, operationOf, TOKEN_SCHEME, type Operation } from './operation.ts'

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, { get?: Operation; post?: Operation }>
  components: { schemas: { Problem: JsonSchema }; securitySchemes: Record<string, object> }
}

const ENVELOPE =
  'Every answer is an envelope { IsError, Msg, Data, Code }. A failure has IsError true, a sentence for people in Msg, a code for programs in Code, and the HTTP status that belongs to the code.'
const ACTIVITY =
  'ActivityId is a UUID, new with every submission, and the same when that submission is sent again: a repeat within 24 hours gets the first answer, and does nothing twice. The same id with other details is refused (activity_reused).'
const DATES =
  'Dates of a stay are calendar dates yyyy-MM-dd in Asia/Dhaka, from the arrival up to the departure. Money is BDT.'
const STRICT = 'What is not declared is refused: an unknown field or a parameter given twice is malformed.'

/** One of the two interfaces that the server describes. */
export type DescribedApi = {
  title: string
  /** Where the document is, relative to the API's base. */
  path: string
  /** What holds for all calls. */
  principles: readonly string[]
  /** The calls of each chapter, in the order of the document. */
  chapters: readonly { name: string; calls: readonly AnyEndpoint[] }[]
  /** What answers no envelope, by its path. */
  others: OpenApiDocument['paths']
  securitySchemes: Record<string, object>
}

/** For guests, the site and other programs. */
export const guestsApi: DescribedApi = {
  title: 'Booking API',
  path: 'openapi.json',
  principles: [
    ENVELOPE,
    `A guest is known by the header ${TOKEN_HEADER}, with the token that Login answered.`,
    `A review is deleted by its author: by their token, or by the header ${REVIEW_KEY_HEADER} with the key that PostComment answered.`,
    ACTIVITY,
    DATES,
    STRICT,
  ],
  chapters: areas
    .map((name) => ({ name, calls: calls.filter(({ area }) => area === name) }))
    .filter((chapter) => chapter.calls.length > 0),
  others: { ...callbackOperations, ...paperOperations },
  securitySchemes: { [TOKEN_SCHEME]: { type: 'apiKey', in: 'header', name: TOKEN_HEADER } },
}

/** For staff who are signed in at the front desk. Its chapters are the second parts of its paths: `DeskArea/Order/Read` is of Order. */
export const deskApi: DescribedApi = {
  title: 'Front desk API',
  path: 'DeskArea/openapi.json',
  principles: [
    ENVELOPE,
    `A browser at the desk is known by its cookie; every call carries the header ${DESK_HEADER}, and comes from the desk's own pages.`,
    'What a role may not do is forbidden. Some calls want a code of the authenticator app that is not older than ten minutes (sign_in_again).',
    'A change names the Version that was seen; where someone was faster it is refused (changed_elsewhere).',
    ACTIVITY,
    DATES,
    STRICT,
  ],
  chapters: [...Map.groupBy(deskCalls, ({ path }) => path.split('/')[1] ?? '')].map(([name, calls]) => ({
    name,
    calls,
  })),
  others: {},
  securitySchemes: { [DESK_SCHEME]: { type: 'apiKey', in: 'cookie', name: 'desk' } },
}

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

/** An interface in OpenAPI 3.1, made from the contract that it is served and called by. */
export function openApiDocument(api: DescribedApi): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const { name, calls } of api.chapters) {
    for (const endpoint of calls) {
      const path = `/${endpoint.path}`
      const operation = operationOf(endpoint, name)
      paths[path] = { ...paths[path], ...(endpoint.method === 'GET' ? { get: operation } : { post: operation }) }
    }
  }
  for (const [path, operations] of Object.entries(api.others)) paths[`/${path}`] = operations
  return {
    openapi: '3.1.0',
    info: { title: api.title, version: '1.0.0', description: api.principles.join('\n\n') },
    servers: [{ url: API_BASE.slice(0, -1) }],
    tags: api.chapters.map(({ name }) => ({ name })),
    paths,
    components: { schemas: { Problem }, securitySchemes: api.securitySchemes },
  }
}
