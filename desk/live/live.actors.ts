import { fromPromise } from 'xstate'
import { LiveHints } from '#contract/live.ts'
import type { LiveEvent, liveMachine } from '#machines/desk/live.machine.ts'
import { parseStored } from '#ui/lib/browser-storage.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'

/** An `EventSource`, as far as it is used. */
export type Source = {
  readonly readyState: number
  addEventListener(type: 'open' | 'message' | 'error', listener: (event: Event) => void): void
  close(): void
}

type LiveSources = {
  openSource: () => Source
  send: (event: LiveEvent) => void
}

/** As `EventSource.CLOSED`: what the server refused is not opened again by the browser. */
const CLOSED = 2

/** The codes of orders that guests have just booked on the site. A server that is newer than the page may hint at what it does not know. */
function bookingsIn(event: Event): string[] {
  const hints = LiveHints.safeParse(parseStored('data' in event && typeof event.data === 'string' ? event.data : ''))
  return hints.success ? hints.data.filter(({ Topic }) => Topic === 'booking').map(({ Subject }) => Subject) : []
}

export function createLiveActors({ openSource, send }: LiveSources): ActorsOf<typeof liveMachine> {
  return {
    listen: fromPromise(
      ({ signal }) =>
        new Promise((resolve) => {
          const source = openSource()
          signal.addEventListener('abort', () => source.close(), { once: true })
          source.addEventListener('open', () => send({ type: 'stream.opened' }))
          source.addEventListener('message', (event) => send({ type: 'hints.received', bookings: bookingsIn(event) }))
          source.addEventListener('error', () => {
            const end = source.readyState === CLOSED ? 'refused' : 'lost'
            // The browser would open it again at its own pace.
            source.close()
            resolve(end)
          })
        }),
    ),
  }
}
