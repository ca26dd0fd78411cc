import { type Actor, createActor } from 'xstate'
import { LIVE_PATH } from '#contract/live.ts'
import { API_BASE } from '#contract/endpoint.ts'
import { liveMachine } from '#machines/desk/live.machine.ts'
import type { BrowserStorage } from '#ui/lib/browser-storage.ts'
import { deviceNow } from '#ui/lib/clock.ts'
import type { BookingNews } from './booking-news.ts'
import { createLiveActors } from './live.actors.ts'

/** Notices of what others changed. */
export type Live = {
  /** Called a moment after something changed, and when the page comes back into sight; answers how to end that. */
  subscribe(onChange: () => void): () => void
  /** Listens until it is stopped. `onRefused` is called when the server gives no stream: the session may be over. */
  start(onRefused: () => void): () => void
}

const LOCK = 'desk-live'
const CHANGED_AT = 'DESK_CHANGED_AT'
/** Changes that follow each other at once are read once. */
const PAUSE_MS = 200

/** All tabs of a browser share one stream: one of them listens, and passes on that there is something to read. */
export function createLive(storage: BrowserStorage, news: Pick<BookingNews, 'add'>): Live {
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
    start(onRefused) {
      const stop = new AbortController()
      const { signal } = stop
      // Browsers fire it only in the other tabs.
      const onStored = ({ key }: StorageEvent) => {
        if (key === CHANGED_AT) readSoon()
      }
      window.addEventListener('storage', onStored, { signal })
      document.addEventListener('visibilitychange', readSoon, { signal })
      const stream: Actor<typeof liveMachine> = createActor(
        liveMachine.provide({
          actors: createLiveActors({
            openSource: () => new EventSource(`${API_BASE}${LIVE_PATH}`),
            send: (event) => stream.send(event),
          }),
        }),
      )
      stream.on('changes.noticed', () => {
        readSoon()
        storage.set(CHANGED_AT, String(deviceNow()))
      })
      stream.on('bookings.noticed', ({ codes }) => news.add(codes))
      stream.on('stream.refused', onRefused)
      window.addEventListener('offline', () => stream.send({ type: 'network.lost' }), { signal })
      window.addEventListener('online', () => stream.send({ type: 'network.found' }), { signal })
      void leadAlone(signal, async () => {
        stream.start()
        await abortOf(signal)
        stream.stop()
      })
      return () => {
        stop.abort()
        clearTimeout(timer)
      }
    },
  }
}

/** Runs `work` in one tab of the browser at a time. Only secure pages have locks: elsewhere each tab listens. */
async function leadAlone(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!window.isSecureContext) return work()
  // Stopped before its turn: then there is nothing to do.
  await navigator.locks.request(LOCK, { signal }, work).catch(() => undefined)
}

function abortOf(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
