import { LIVE_PATH, LiveHints, type LiveHint } from '#contract/desk/live.ts'
import { today as readToday } from '#contract/desk/orders.ts'
import { API_BASE } from '#contract/endpoint.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { callDesk, type StaffBrowser } from '#tests/journeys/steps/staff.ts'
import { cookieOf } from './desk-calls.ts'

export type Listener = { close(): Promise<void> }

/** A desk that listens. */
export async function listen(desk: StaffBrowser, onHints: (hints: readonly LiveHint[]) => void): Promise<Listener> {
  const ending = new AbortController()
  const response = await fetch(`${desk.url}${API_BASE}${LIVE_PATH}`, {
    headers: { cookie: cookieOf(desk) },
    signal: ending.signal,
  })
  if (!response.ok || !response.body) throw new Error(`A desk may not listen: ${response.status}`)
  const reading = readHints(response.body, onHints).catch((error: unknown) => {
    if (!ending.signal.aborted) throw error
  })
  return {
    async close() {
      ending.abort()
      await reading
    },
  }
}

/** As its page does with Today open: it reads the day again after each hint, once at a time. */
export async function followToday(desk: StaffBrowser): Promise<Listener> {
  const query = { Date: dhakaDate(Date.now()) }
  let reading: Promise<unknown> | undefined
  const listener = await listen(desk, () => {
    reading ??= callDesk(desk, readToday, { query }).finally(() => {
      reading = undefined
    })
  })
  return {
    async close() {
      await listener.close()
      await reading
    },
  }
}

async function readHints(
  body: ReadableStream<Uint8Array>,
  onHints: (hints: readonly LiveHint[]) => void,
): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    const events = (text + decoder.decode(chunk, { stream: true })).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      if (event.startsWith('data: ')) onHints(LiveHints.parse(JSON.parse(event.slice('data: '.length))))
    }
  }
}
