import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import {
  type AnyEndpoint,
  API_BASE,
  type DataOf,
  DESK_HEADER,
  Envelope,
  type RequestOf,
  TOKEN_HEADER,
  toWireRequest,
} from '#contract/endpoint.ts'
import type { Fetch } from '../listen.ts'
import { loopbackPeer } from '../net/address.ts'

/** Who calls: a guest by the token of a session, or a browser at the desk by its cookies. */
export type DemoCaller = { token?: string; desk?: Map<string, string> }

export type DemoClient = {
  /** A call as the site or the desk makes it. One that is refused throws. */
  call<E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>, caller?: DemoCaller): Promise<DataOf<E>>
  /** What a guest's browser does at the payment page: it pays, with bKash. */
  pay(paymentUrl: string): Promise<void>
}

/** Asks a server in this process as browsers ask it from outside. */
export function createDemoClient({ fetch, publicUrl }: { fetch: Fetch; publicUrl: string }): DemoClient {
  const ask = async (url: string | URL, init: RequestInit) => fetch(new Request(url, init), loopbackPeer)

  async function call<E extends AnyEndpoint>(
    endpoint: E,
    request: RequestOf<E>,
    { token, desk }: DemoCaller = {},
  ): Promise<DataOf<E>> {
    const { method, path, body } = toWireRequest(endpoint, request)
    const response = await ask(new URL(`${API_BASE}${path}`, publicUrl), {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { [TOKEN_HEADER]: token }),
        ...(desk && { [DESK_HEADER]: '1', cookie: [...desk].map((pair) => pair.join('=')).join('; ') }),
      },
      ...(body !== undefined && { body }),
    })
    if (desk) takeCookies(desk, response.headers)
    const { IsError, Msg, Data } = Envelope.parse(await response.json())
    if (IsError) throw new Error(`The demo was refused by ${endpoint.path}: ${Msg}`)
    return z.parse<E['data']>(endpoint.data, Data)
  }

  return {
    call,
    async pay(paymentUrl) {
      await ask(paymentUrl, { method: 'POST', body: new URLSearchParams({ choice: 'pay', method: 'bKash' }) })
    },
  }
}

function takeCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    cookies.set(name, value)
  }
}

/** A new submission. */
export const submission = () => ({ ActivityId: randomUUID() })
