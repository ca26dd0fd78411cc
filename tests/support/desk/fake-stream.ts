import type { Source } from '#desk/live/live.actors.ts'

/** A stream of events that a test opens, feeds and ends. */
export function createFakeStream() {
  const target = new EventTarget()
  let readyState = 0
  const report = (type: 'open' | 'message' | 'error') => target.dispatchEvent(new Event(type))
  const source: Source = {
    get readyState() {
      return readyState
    },
    addEventListener: (type, listener) => target.addEventListener(type, listener),
    close() {
      readyState = 2
    },
  }
  return {
    source,
    isClosed: () => readyState === 2,
    open: () => report('open'),
    /** `data`: what the server sends, as text. */
    hint: (data: string) => target.dispatchEvent(new MessageEvent('message', { data })),
    end(how: 'lost' | 'refused') {
      readyState = how === 'refused' ? 2 : 0
      report('error')
    },
  }
}
