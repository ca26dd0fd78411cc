import fc from 'fast-check'
import type { OpenApiDocument } from '#api/platform/openapi/document.ts'
import type { Operation } from '#api/platform/openapi/operation.ts'
import { fitting } from './fitting.ts'
import { spoil } from './spoil.ts'

export type FuzzedRequest = {
  /** The path as the document names it. */
  route: string
  method: 'GET' | 'POST'
  /** Relative to the API's base. */
  path: string
  headers: Record<string, string>
  body: string | undefined
}

export type Known = ReadonlyMap<string, readonly unknown[]>

type Fields = Record<string, unknown>

/** Requests for every operation of the document alike: most of them as it says, the rest spoilt in one place. */
export function requests(
  document: OpenApiDocument,
  known: Known,
  tokens: readonly string[],
): fc.Arbitrary<FuzzedRequest> {
  const perOperation = Object.entries(document.paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      requestOf({ route, method: method === 'get' ? 'GET' : 'POST', operation }, known, tokens),
    ),
  )
  return fc.oneof(...perOperation)
}

type Target = { route: string; method: 'GET' | 'POST'; operation: Operation }

function requestOf(
  { route, method, operation }: Target,
  known: Known,
  tokens: readonly string[],
): fc.Arbitrary<FuzzedRequest> {
  const part = (place: 'path' | 'query' | 'header') => {
    const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === place)
    const values = parameters.map(({ name, schema }) => [name, fitting(schema, known, name)] as const)
    const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name)
    return fc.record<Fields>(Object.fromEntries(values), { requiredKeys })
  }
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  return fc
    .record({
      inPath: part('path').chain(mostly),
      inQuery: part('query').chain(mostly),
      inHeaders: part('header'),
      body: content ? fitting(content.schema, known).chain(mostly) : fc.constant(undefined),
      token: usually(fc.constantFrom(...tokens), fc.constant(undefined)),
      brokenBody: usually(fc.constant(undefined), fc.constantFrom('', '{"a":', '\u0000', 'x'.repeat(70_000))),
      type: usually(
        fc.constant(type ?? ''),
        fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'application/json', ''),
      ),
    })
    .map(({ inPath, inQuery, inHeaders, body, token, brokenBody, type: sentType }) => ({
      route,
      method,
      path: pathOf(route, inPath, inQuery),
      headers: headersOf(inHeaders, token, sentType),
      body: method === 'GET' ? undefined : (brokenBody ?? write(body, type)),
    }))
}

const usually = <T, U>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<U>): fc.Arbitrary<T | U> =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: rare })

const mostly = (value: unknown): fc.Arbitrary<unknown> => usually(fc.constant(value), spoil(value))

function pathOf(route: string, inPath: unknown, inQuery: unknown): string {
  const values = fieldsOf(inPath)
  const path = route.slice(1).replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(values[name]))
  const query = Object.entries(fieldsOf(inQuery)).map(([name, value]) => `${encode(name)}=${encode(textOf(value))}`)
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

/** An empty part or dots alone would be another path. */
function segment(value: unknown): string {
  const text = encode(textOf(value))
  return /^\.*$/.test(text) ? 'x' : text
}

/** Half a surrogate pair cannot stand in an address. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

function headersOf(inHeaders: unknown, token: string | undefined, type: string): Record<string, string> {
  const given = Object.entries(fieldsOf(inHeaders)).map(([name, value]) => [name, encode(textOf(value))])
  return {
    ...Object.fromEntries(given),
    ...(token !== undefined && { datacontent: token }),
    ...(type !== '' && { 'content-type': type }),
  }
}

function write(body: unknown, type: string | undefined): string {
  if (type !== 'application/x-www-form-urlencoded') return JSON.stringify(body) ?? ''
  return new URLSearchParams(Object.entries(fieldsOf(body)).map(([name, value]) => [name, textOf(value)])).toString()
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
