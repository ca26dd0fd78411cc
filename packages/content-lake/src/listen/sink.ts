/** Where events go: one reader's stream or socket, which is ended when it does not keep up. */
export type Sink = {
  /** Text in the event-stream format. */
  send(text: string): void
  end(): void
}

/** So much may wait for a slow reader; one that is further behind is dropped, comes back and reads anew. */
export const WAITING_BYTES = 8 * 1024 * 1024

/** A comment, which keeps the connection open and tells a reader nothing. */
export const HEARTBEAT = ':\n\n'

export function eventText(name: string, data: unknown, id?: string): string {
  return `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}
