import type { Deps } from '#api/platform/deps.ts'
import { createChanges } from '#api/platform/live/live.ts'
import { openStaffSessions } from '#api/platform/sessions/staff-sessions.ts'
import { LiveHints } from '#contract/live.ts'

export type LiveHub = {
  /** An event stream for a session, by its name. It ends with the session, or when the session has too many newer ones. */
  listen(sessionName: string): Promise<ReadableStream<Uint8Array>>
  /** Ends all streams. */
  close(): void
}

type HubDeps = Pick<Deps, 'reads' | 'now' | 'log'>
type Listener = { sessionName: string; send: (text: string) => void; end: () => void }

const EVERY_MS = 1_000
/** A comment now and then, so that nothing in between takes the stream for dead. */
const TURNS_TO_HEARTBEAT = 15
/** A reader that is this many events behind is disconnected: it comes back and reads again. */
const MAX_WAITING = 100
/** The tabs of a browser share one stream. More are connections that broke unnoticed, so that the oldest has to go, or an attack. */
const STREAMS_PER_SESSION = 10

/** One look a second at what changed, for all streams of this process, and none while there is no stream. */
export function createLiveHub(deps: HubDeps): LiveHub {
  const listeners = new Set<Listener>()
  const encoder = new TextEncoder()
  let timer: NodeJS.Timeout | undefined
  let readChanges = createChanges(deps)
  let turns = 0

  async function turn(): Promise<void> {
    const names = [...listeners].map(({ sessionName }) => sessionName)
    const [hints, open] = await Promise.all([readChanges(), openStaffSessions(deps, names)])
    turns += 1
    for (const listener of listeners) {
      if (!open.has(listener.sessionName)) listener.end()
      else if (hints.length > 0) listener.send(`data: ${JSON.stringify(LiveHints.parse(hints))}\n\n`)
      else if (turns % TURNS_TO_HEARTBEAT === 0) listener.send(':\n\n')
    }
  }

  function schedule(): void {
    timer = setTimeout(() => {
      turn()
        .catch((error: unknown) => deps.log.warn({ err: error }, 'what changed at the desk could not be read'))
        .finally(() => {
          timer = undefined
          if (listeners.size > 0) schedule()
        })
    }, EVERY_MS)
  }

  function add(listener: Listener): void {
    listeners.add(listener)
    const own = [...listeners].filter(({ sessionName }) => sessionName === listener.sessionName)
    for (const oldest of own.slice(0, -STREAMS_PER_SESSION)) oldest.end()
    if (timer === undefined) schedule()
  }

  return {
    async listen(sessionName) {
      if (timer === undefined) {
        // What changed while nobody listened is read with the page.
        readChanges = createChanges(deps)
        await readChanges()
      }
      let listener: Listener
      return new ReadableStream<Uint8Array>({
        start(controller) {
          listener = {
            sessionName,
            send(text) {
              if ((controller.desiredSize ?? 0) <= -MAX_WAITING) listener.end()
              else controller.enqueue(encoder.encode(text))
            },
            end() {
              if (listeners.delete(listener)) controller.close()
            },
          }
          add(listener)
          listener.send(':\n\n')
        },
        cancel() {
          listeners.delete(listener)
        },
      })
    },
    close() {
      clearTimeout(timer)
      for (const listener of listeners) listener.end()
    },
  }
}
