// What several machines share: the signed-in guest, what they emit to the page that owns them, and how they read their actors' answers.

import type { DoneActorEvent, ErrorActorEvent } from 'xstate'
import { ApiUnreachable, Problem, sentenceOf } from '#contract/problem.ts'

/** The signed-in guest as the browser stores them, under the key USER. */
export type StoredUser = { id: number; name: string; email: string; phone: string; image: string; token: string }

export type Toast = { type: 'toast'; tone: 'success' | 'warning' | 'error'; text: string; closeAfterMs?: number }

/** A sentence that a person must have seen before they go on. */
export type Alert = { type: 'alert'; text: string }

export type Navigation = { type: 'navigation.wanted'; path: string }

/** Something that failed and of which the specification shows the guest nothing: it goes to the log. */
export type Failure = { type: 'failure.met'; error: unknown }

/** A failed call, as a toast. */
export function warningOf({ event }: Failed): Toast {
  return warning(sentenceOf(event.error))
}

export function warning(text: string): Toast {
  return { type: 'toast', tone: 'warning', text }
}

/** The default of an actor slot: it fails, so that a forgotten `.provide()` is seen at once. */
export function notProvided(actor: string): () => Promise<never> {
  return () => Promise.reject(new Error(`The actor ${actor} is not provided`))
}

/** An actor's answer, as guards and actions read it. */
export type Done<Output> = { event: DoneActorEvent<Output> }
export type Failed = { event: ErrorActorEvent }

/** The context once an actor failed. */
export function withProblem({ event }: Failed) {
  return { problem: sentenceOf(event.error) }
}

/** No answer came, as without a network. An answer that is an error is another matter. */
export function isUnreachable({ event }: Failed): boolean {
  return event.error instanceof ApiUnreachable
}

/** The resort takes no guests on these dates, or no longer. */
export function areDatesRefused({ event: { error } }: Failed): boolean {
  return error instanceof Problem && (error.code === 'dates_not_available' || error.code === 'dates_taken')
}

export function hasNoPaymentPage({ event }: Done<{ paymentUrl: string }>): boolean {
  return event.output.paymentUrl === ''
}
