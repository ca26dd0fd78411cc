/** Where events go: one reader's stream or socket, which is ended when it does not keep up. */
export type Sink = {
  /** Text in the event-stream format. */
  send(text: string): void
  end(): void
}

/** How much may wait for a slow reader; one that is further behind is dropped, comes back and reads again. */
export const WAITING_BYTES = 8 * 1024 * 1024

/** A comment, which keeps the connection open and means nothing to a reader. */
export const HEARTBEAT = ':\n\n'

export function eventText(name: string, data: unknown, id?: string): string {
  return `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-transform',
  // A proxy in between must not wait for more.
  'X-Accel-Buffering': 'no',
}

/** An event stream as an answer. `open` is given its sink and returns what ends the listener. */
export function eventStream(open: (sink: Sink) => () => void): Response {
  const queue = createQueue()
  const stop = open(queue.sink)
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await queue.next()
        if (chunk) {
          controller.enqueue(chunk)
        } else {
          stop()
          controller.close()
        }
      },
      cancel: stop,
    },
    // Nothing is taken from the queue before the reader asks, so that the queue knows how slow it is.
    { highWaterMark: 0 },
  )
  return new Response(stream, { headers: HEADERS })
}

/** What waits for one reader. It ends for one that is too slow: what waited is dropped, and the reader comes back. */
function createQueue() {
  const encoder = new TextEncoder()
  const waiting: Uint8Array[] = []
  let bytes = 0
  let isEnded = false
  let wake = () => {}

  const sink: Sink = {
    send(text) {
      if (isEnded) return
      const chunk = encoder.encode(text)
      bytes += chunk.length
      if (bytes > WAITING_BYTES) waiting.length = 0
      else waiting.push(chunk)
      isEnded = bytes > WAITING_BYTES
      wake()
    },
    end() {
      isEnded = true
      wake()
    },
  }

  return {
    sink,
    /** The next event, when there is one; undefined at the end. */
    async next(): Promise<Uint8Array | undefined> {
      if (waiting.length === 0 && !isEnded) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      const chunk = waiting.shift()
      bytes -= chunk?.length ?? 0
      return chunk
    },
  }
}
