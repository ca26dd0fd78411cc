/** What machines tell the page that owns them, by `emit`: the page shows it or goes there, and answers nothing. */
export type Toast = { type: 'toast'; tone: 'success' | 'warning'; text: string; closeAfterMs?: number }

/** A sentence that a person must have seen before they go on. */
export type Alert = { type: 'alert'; text: string }

export type Navigation = { type: 'navigation.wanted'; path: string }

/** Something that failed of which the specification tells the guest nothing: it goes to the log. */
export type Failure = { type: 'failure.met'; error: unknown }

export function warning(text: string): Toast {
  return { type: 'toast', tone: 'warning', text }
}
