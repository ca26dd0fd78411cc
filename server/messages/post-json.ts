export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

const TIMEOUT_MS = 10_000

type Post = { fetch: Fetch; url: string; body: Readonly<Record<string, string>> }

/** Posts JSON and answers what came back, read as JSON; undefined when it is none. Failures name the host alone: bodies hold keys. */
export async function postJson({ fetch, url, body }: Post): Promise<unknown> {
  const { host } = new URL(url)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Error(`${host} did not answer: ${nameOf(error)}`)
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${host} answered HTTP ${response.status}`)
  return jsonOf(text)
}

/** A network error's own message may quote the request. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // An error page: whoever asked refuses it like any other answer that cannot be read.
  }
}

/** What a gateway said, without a key that it may have repeated. */
export function redacted(text: string, secret: string): string {
  return text.replaceAll(secret, '[redacted]').slice(0, 200)
}
