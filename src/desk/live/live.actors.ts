import { fromPromise } from 'xstate'
import type { LiveEvent, liveMachine } from '#machines/desk/live.machine.ts'
import type { ActorsOf } from '#src/lib/use-machine.ts'

/** An `EventSource`, as far as it is used. */
export type Source = {
  readonly readyState: number
  addEventListener(type: 'open' | 'message' | 'error', listener: () => void): void
  close(): void
}

type LiveSources = {
  openSource: () => Source
  send: (event: LiveEvent) => void
}

/** As `EventSource.CLOSED`: what the server refused is not opened again by the browser. */
const CLOSED = 2

export function createLiveActors({ openSource, send }: LiveSources): ActorsOf<typeof liveMachine> {
  return {
    listen: fromPromise(
      ({ signal }) =>
        new Promise((resolve) => {
          const source = openSource()
          signal.addEventListener('abort', () => source.close(), { once: true })
          source.addEventListener('open', () => send({ type: 'stream.opened' }))
          source.addEventListener('message', () => send({ type: 'hints.received' }))
          source.addEventListener('error', () => {
            const end = source.readyState === CLOSED ? 'refused' : 'lost'
            // The browser would open it again at a pace of its own.
            source.close()
            resolve(end)
          })
        }),
    ),
  }
}
