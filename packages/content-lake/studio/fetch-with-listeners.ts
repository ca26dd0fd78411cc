/**
 * A fetch whose listeners come over WebSockets: a browser opens six connections to a host, and the Studio listens to as many streams.
 * The client sends no token where it listens to what is published; `token` is added there, for the lake is private. And it sends no
 * cookies: the token of a sign-in is for the browser that has the form's.
 */
export async function fetchWithListeners(
  input: RequestInfo | URL,
  init: RequestInit = {},
  token?: string,
): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href)
  if (url.pathname.endsWith('/auth/fetch')) return fetch(input, { ...init, credentials: 'same-origin' })
  if (!/\/data\/(listen|live\/events)\//.test(url.pathname)) return fetch(input, init)
  url.protocol = url.protocol.replace('http', 'ws')
  const headers = new Headers(init.headers)
  if (token !== undefined && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
  return listenOver(new WebSocket(url), { ...init, headers })
}

/** The lake closes a listener that it refuses with this and the status of an answer. */
const REFUSED = 4000

/** Passes the socket's messages on as the event stream that the client expects. The first message sent signs in. */
function listenOver(socket: WebSocket, { headers, signal }: RequestInit): Promise<Response> {
  const asked = new Headers(headers)
  const encoder = new TextEncoder()
  let events: ReadableStreamDefaultController<Uint8Array> | undefined

  return new Promise((resolve, reject) => {
    const end = (finish: (stream: ReadableStreamDefaultController<Uint8Array>) => void) => {
      if (events) finish(events)
      events = undefined
    }
    const abort = () => {
      end((stream) => stream.error(new DOMException('The listener was aborted', 'AbortError')))
      socket.close()
    }
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    const begin = (): Response => {
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => void (events = stream),
        cancel: () => {
          events = undefined
          socket.close()
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
    }
    let hasBegun = false

    socket.addEventListener('open', () => {
      const [authorization, lastEventId] = [asked.get('authorization'), asked.get('last-event-id')]
      socket.send(JSON.stringify({ authorization, lastEventId }))
    })
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (!hasBegun) resolve(begin())
      hasBegun = true
      events?.enqueue(encoder.encode(data))
    })
    socket.addEventListener('close', ({ code, reason }) => {
      signal?.removeEventListener('abort', abort)
      end((stream) => stream.close())
      if (hasBegun) return
      // Answered as such, a refusal is final; what merely broke off is tried again.
      if (code > REFUSED) resolve(new Response(reason, { status: code - REFUSED }))
      else reject(new TypeError('The listener could not be opened'))
    })
  })
}
