import type * as z from 'zod/mini'
import {
  type AnyEndpoint,
  type DataOf,
  type RequestOf,
  API_BASE,
  Envelope,
  TOKEN_HEADER,
  toWireRequest,
  type WireRequest,
} from '#contract/endpoint.ts'
import { Problem, ApiUnreachable, UNEXPECTED_ERROR, isProblemCode } from '#contract/problem.ts'
import { deviceNow, learnTime } from '../clock.ts'

const TIMEOUT_MS = 15_000
/** A file of some megabytes takes its time on a phone's connection. */
const UPLOAD_TIMEOUT_MS = 180_000

export type ApiClient = {
  /** The `Data` of a successful answer. Throws `Problem` for any other answer, `ApiUnreachable` when none came. */
  call<E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>, options?: CallOptions): Promise<DataOf<E>>
  /** As `call`, for an endpoint that takes a form with a file as its body. */
  upload<E extends AnyEndpoint>(endpoint: E, form: FormData): Promise<DataOf<E>>
}

type CallOptions = { signal?: AbortSignal; headers?: Readonly<Record<string, string>> }

type ApiClientOptions = {
  fetch: (address: string, init: RequestInit) => Promise<Response>
  /** Ends with a slash. */
  baseUrl?: string
  token: () => string | undefined
  /** A GET was answered 401 although it carried this token. */
  onUnauthorized: (token: string) => void
}

/** The site's only client of the API. */
export function createApiClient({
  fetch,
  baseUrl = API_BASE,
  token: readToken,
  onUnauthorized,
}: ApiClientOptions): ApiClient {
  async function send(
    request: WireRequest,
    token: string | undefined,
    { signal, headers: extra }: CallOptions,
  ): Promise<Response> {
    const headers = headersWith(token, extra)
    if (request.body !== undefined) headers.set('content-type', 'application/json')
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    return fetch(`${baseUrl}${request.path}`, {
      method: request.method,
      headers,
      body: request.body ?? null,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
  }

  return {
    async call<E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>, options: CallOptions = {}) {
      const token = readToken()
      const { response, text } = await answerOf(send(toWireRequest(endpoint, request), token, options))
      if (response.status === 401 && endpoint.method === 'GET' && token !== undefined) onUnauthorized(token)
      return read<E['data']>(endpoint.data, response, text)
    },
    async upload<E extends AnyEndpoint>(endpoint: E, form: FormData) {
      // The browser writes the form's content type, with the boundary of its parts.
      const request = { method: endpoint.method, headers: headersWith(readToken()), body: form }
      const signal = AbortSignal.timeout(UPLOAD_TIMEOUT_MS)
      const { response, text } = await answerOf(fetch(`${baseUrl}${endpoint.path}`, { ...request, signal }))
      return read<E['data']>(endpoint.data, response, text)
    },
  }
}

function headersWith(token: string | undefined, extra: CallOptions['headers'] = {}): Headers {
  return new Headers(token === undefined ? extra : { ...extra, [TOKEN_HEADER]: token })
}

async function answerOf(asked: Promise<Response>): Promise<{ response: Response; text: string }> {
  const askedAt = deviceNow()
  try {
    const response = await asked
    learnTime(response, askedAt)
    return { response, text: await response.text() }
  } catch (cause) {
    throw new ApiUnreachable({ cause })
  }
}

function read<Data extends z.ZodMiniType>(schema: Data, response: Response, text: string): z.output<Data> {
  const envelope = Envelope.safeParse(parseJson(text))
  if (!envelope.success) throw new Problem('internal', UNEXPECTED_ERROR, { cause: envelope.error })
  const { IsError, Msg, Data, Code } = envelope.data
  if (IsError || !response.ok) {
    throw new Problem(isProblemCode(Code) ? Code : 'internal', Msg === '' ? UNEXPECTED_ERROR : Msg, {
      data: Data,
      retryAfterSeconds: retryAfterOf(response),
    })
  }
  const data = schema.safeParse(Data)
  if (!data.success) throw new Problem('internal', UNEXPECTED_ERROR, { cause: data.error })
  return data.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON, so not an envelope: the caller reports it.
    return undefined
  }
}

function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}
