import { LIVE_PATH } from '#contract/desk/live.ts'
import { API_BASE } from '#contract/endpoint.ts'
import type { BrowserStorage } from '#src/lib/browser-storage.ts'

/** Notices of what others changed. */
export type Live = {
  /** Called a moment after something changed, and when the page comes back into sight; answers how to end that. */
  subscribe(onChange: () => void): () => void
  /** Listens until it is stopped. `onEnded` is called when the server ended the stream: the session may be over. */
  start(onEnded: () => void): () => void
}

const LOCK = 'desk-live'
const CHANGED_AT = 'DESK_CHANGED_AT'
/** What is written together is read together. */
const PAUSE_MS = 200
const RETRY_MS = 30_000

/** All tabs of a browser share one stream: one of them listens, and passes on that there is something to read. */
export function createLive(storage: BrowserStorage): Live {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function readSoon(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (document.visibilityState === 'hidden') return
      for (const onChange of listeners) onChange()
    }, PAUSE_MS)
  }

  return {
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    start(onEnded) {
      const stop = new AbortController()
      const { signal } = stop
      // Fired in the other tabs alone.
      const onStored = ({ key }: StorageEvent) => {
        if (key === CHANGED_AT) readSoon()
      }
      window.addEventListener('storage', onStored, { signal })
      document.addEventListener('visibilitychange', readSoon, { signal })
      const onChange = () => {
        readSoon()
        storage.set(CHANGED_AT, String(Date.now()))
      }
      void leadAlone(signal, () => readStream({ signal, onChange, onEnded }))
      return () => {
        stop.abort()
        clearTimeout(timer)
      }
    },
  }
}

/** Browsers have locks on secure pages alone: elsewhere each tab listens by itself. */
async function leadAlone(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!window.isSecureContext) return work()
  // Stopped before its turn: then there is nothing to do.
  await navigator.locks.request(LOCK, { signal }, work).catch(() => undefined)
}

type Reading = { signal: AbortSignal; onChange: () => void; onEnded: () => void }

/** The browser opens the stream again by itself where the network failed; where the server refused it, we ask later. */
async function readStream({ signal, onChange, onEnded }: Reading): Promise<void> {
  while (!signal.aborted) {
    await new Promise<void>((resolve) => {
      const source = new EventSource(`${API_BASE}${LIVE_PATH}`)
      const end = () => {
        source.close()
        resolve()
      }
      signal.addEventListener('abort', end, { once: true })
      // What changed before it was open is unknown.
      source.addEventListener('open', onChange)
      source.addEventListener('message', onChange)
      source.addEventListener('error', () => {
        if (source.readyState === EventSource.CLOSED) end()
      })
    })
    if (signal.aborted) return
    onEnded()
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, RETRY_MS)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}
