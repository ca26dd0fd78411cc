import { WAITING_BYTES, type Sink } from './sink.ts'

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-transform',
  // A proxy in between must not wait for more.
  'X-Accel-Buffering': 'no',
}

/** An event stream as an answer. `open` is given its sink and returns what ends the listener when the reader is gone. */
export function eventStream(open: (sink: Sink) => () => void): Response {
  const encoder = new TextEncoder()
  let stop = () => {}
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true
        function finish(how: () => void): void {
          if (!isOpen) return
          isOpen = false
          how()
          stop()
        }
        const sink: Sink = {
          send(text) {
            if (!isOpen) return
            if ((controller.desiredSize ?? 0) <= 0) finish(() => controller.error(new Error('The reader is too slow')))
            else controller.enqueue(encoder.encode(text))
          },
          end: () => finish(() => controller.close()),
        }
        stop = open(sink)
      },
      cancel: () => stop(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: WAITING_BYTES }),
  )
  return new Response(stream, { headers: HEADERS })
}
