import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createApp } from '#api/app.ts'
import { calls } from '#contract/calls.ts'
import { deskCalls } from '#contract/desk-calls.ts'
import { aMember } from '#tests/support/desk/members.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { deskApi, guestsApi, openApiDocument, type OpenApiDocument } from './document.ts'
import { type JsonSchema, toJsonSchema } from './json-schema.ts'
import type { Operation } from './operation.ts'

const api = shareTestApi()
const document = openApiDocument(guestsApi)
const ofDesk = openApiDocument(deskApi)

/** What describes the API is not itself one of its calls. */
const ITSELF = ['GET /openapi.json', 'GET /docs', 'GET /DeskArea/openapi.json', 'GET /DeskArea/docs']

function servedRoutes(): string[] {
  const served = createApp(api.deps)
    .routes.filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/^\/api/, '').replaceAll(/:(\w+)/g, '{$1}')}`)
  return [...new Set(served)].filter((route) => !ITSELF.includes(route)).toSorted()
}

const operations = (of: OpenApiDocument): [string, Operation][] =>
  Object.entries(of.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  )

/** What a browser compares with the policy: all that stands between the tags. */
function hashOfStyle(page: string): string {
  const style = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? ''
  return createHash('sha256').update(style).digest('base64')
}

const described = operations(document).map(([route]) => route)

test('the API serves what its two documents describe, and nothing else', async () => {
  const ofStaff = operations(ofDesk).map(([route]) => route)

  expect(ofStaff).toHaveLength(deskCalls.length)
  expect(servedRoutes()).toEqual([...described, ...ofStaff].toSorted())
})

test('every call of the contract has an operation of its own', () => {
  const ids = operations(document).map(([, { operationId }]) => operationId)

  expect(described).toEqual(expect.arrayContaining(calls.map(({ method, path }) => `${method} /${path}`)))
  expect(new Set(ids).size).toBe(ids.length)
})

test('no whole number of a request is too large for the column that it reaches', () => {
  const bounds = [...calls, ...deskCalls].flatMap(({ path, params, query, body }) =>
    [params, query, body].flatMap((part) => (part ? integersOf(toJsonSchema(part, 'output'), path) : [])),
  )

  const tooWide = bounds.filter(
    ({ name, minimum, maximum = Infinity }) =>
      minimum === undefined || maximum > (name.endsWith('Id') ? 1e12 : 2 ** 31 - 1),
  )

  expect(bounds.length).toBeGreaterThan(20)
  expect(tooWide).toEqual([])
})

type Bounded = { name: string; minimum: number | undefined; maximum: number | undefined }

/** The whole numbers of a schema, each with its place and bounds. */
function integersOf(schema: JsonSchema | boolean, name: string): Bounded[] {
  if (typeof schema === 'boolean') return []
  const { type, minimum, maximum, properties = {}, items, anyOf = [], oneOf = [] } = schema
  if (type === 'integer') return [{ name, minimum, maximum }]
  const inner = [...anyOf, ...oneOf, ...(items && !Array.isArray(items) ? [items] : [])]
  return [
    ...inner.flatMap((one) => integersOf(one, name)),
    ...Object.entries(properties).flatMap(([field, one]) => integersOf(one, `${name} ${field}`)),
  ]
}

test('a number in a query is described as a number with its bounds and its default', () => {
  const { parameters = [] } = document.paths['/BookingArea/Booking/IsAvailable']?.get ?? {}

  expect(parameters).toContainEqual({
    name: 'NumberOfRoom',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 99, default: 1 },
  })
  expect(parameters).toContainEqual({
    name: 'ArrivalTime',
    in: 'query',
    required: true,
    schema: { type: 'string', format: 'date', description: expect.any(String) },
  })
})

test('a refusal is described by its status and its codes', () => {
  const { responses = {}, security } = document.paths['/BookingArea/Booking/Book']?.post ?? {}

  expect(responses['409']?.description).toContain('dates_taken')
  expect(responses['429']?.headers).toHaveProperty('Retry-After')
  expect(security).toEqual([{ token: [] }])
})

test('the document is served for programs, and a page without scripts for people', async () => {
  const app = createApp(api.deps)

  const json = await app.request('/api/openapi.json')
  const page = await app.request('/api/docs')
  const text = await page.text()

  expect(await json.json()).toEqual(JSON.parse(JSON.stringify(document)))
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hashOfStyle(text)}'`)
  expect(text).not.toContain('<script')
  for (const { path } of calls) expect(text).toContain(path)
})

test('the calls of the desk are described to staff alone, with its cookie and header', async () => {
  const { desk } = await aMember(api, 'housekeeping')
  const app = createApp(api.deps)
  const Cookie = [...desk].map(([name, value]) => `${name}=${value}`).join('; ')

  const refused = [await app.request('/api/DeskArea/openapi.json'), await app.request('/api/DeskArea/docs')]
  const json = await app.request('/api/DeskArea/openapi.json', { headers: { Cookie } })
  const page = await app.request('/api/DeskArea/docs', { headers: { Cookie } })
  const text = await page.text()

  expect(refused.map(({ status }) => status)).toEqual([401, 401])
  expect(await json.json()).toEqual(JSON.parse(JSON.stringify(ofDesk)))
  expect(json.headers.get('cache-control')).toBe('private, no-store')
  for (const { path } of deskCalls) expect(text).toContain(path)
  const { parameters, security } = ofDesk.paths['/DeskArea/Board/Today']?.get ?? {}
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'deskclient', in: 'header', required: true }))
  expect(security).toEqual([{ desk: [] }])
})
