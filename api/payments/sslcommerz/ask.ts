import type * as z from 'zod/mini'
import { GatewayUnreachable } from '../gateway.ts'

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

const TIMEOUT_MS = 10_000

type Question<Schema> = { fetch: Fetch; url: URL; init?: RequestInit; answer: Schema }

/**
 * Asks the gateway and reads its JSON. Whatever is not a readable answer in time is `GatewayUnreachable`.
 * Messages name the path alone: the gateway wants its secrets in the query.
 */
export async function ask<Schema extends z.ZodMiniType>({
  fetch,
  url,
  init,
  answer,
}: Question<Schema>): Promise<z.output<Schema>> {
  const text = await fetchText(fetch, url, init)
  const parsed = answer.safeParse(jsonOf(text))
  if (!parsed.success) throw new GatewayUnreachable(`${url.pathname} gave an answer that cannot be read`)
  return parsed.data
}

async function fetchText(fetch: Fetch, url: URL, init: RequestInit = {}): Promise<string> {
  try {
    const response = await fetch(url.href, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return await response.text()
  } catch (cause) {
    throw new GatewayUnreachable(`${url.pathname} did not answer`, { cause })
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // An error page instead of JSON: the schema refuses it like any other unreadable answer.
  }
}
