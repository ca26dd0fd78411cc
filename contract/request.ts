import type { AnyEndpoint, RequestOf } from './endpoint.ts'

/** A call as HTTP carries it. `path` is relative to the API's base, with the query; `body` is JSON text. */
export type WireRequest = { method: 'GET' | 'POST'; path: string; body: string | undefined }

export function toWireRequest<E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>): WireRequest {
  const { params = {}, query = {}, body }: LooseRequest = request
  const path = fillPath(endpoint.path, (name) => encodeURIComponent(String(params[name])))
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
  return {
    method: endpoint.method,
    path: search === '' ? path : `${path}?${search}`,
    body: body === undefined ? undefined : JSON.stringify(body),
  }
}

/** A path with each `{Name}` in it replaced. */
export function fillPath(path: string, valueOf: (name: string) => string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name))
}

type LooseRequest = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}
