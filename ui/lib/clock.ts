// The server's clock decides what the time is: a guest's device may be hours off. The page and each answer of the API say how far.

import { useState } from 'react'
import { dhakaDate } from '#contract/values/calendar.ts'

/** A `Date` header has whole seconds. */
const STEP_MS = 1000

let aheadMs = 0

/** Milliseconds since 1970 on this device's clock, which may be wrong: only how much of it passed means anything. */
export function deviceNow(): number {
  return Date.now()
}

/** Milliseconds since 1970 on the server's clock, as far as its answers have told. */
export function now(): number {
  return deviceNow() + aheadMs
}

/** The calendar date in Dhaka. */
export function today(): string {
  return dhakaDate(now())
}

/** The date on which a part was first shown: it stays until the part is gone. */
export function useToday(): string {
  return useState(today)[0]
}

/** Notes what the server's clock showed when it answered a call that this device began at `askedAt`. */
export function learnTime({ headers }: Response, askedAt: number): void {
  learn(Date.parse(headers.get('Date') ?? ''), askedAt, deviceNow())
}

/** Notes when the server sent this page. One that the browser had kept is too old to tell. */
export function learnTimeOfPage(): void {
  for (const page of performance.getEntriesByType('navigation')) {
    if (!(page instanceof PerformanceNavigationTiming) || page.transferSize === 0) continue
    const { serverTiming, requestStart, responseStart } = page
    const seconds = serverTiming?.find(({ name }) => name === 'now')?.duration ?? Number.NaN
    learn(seconds * 1000, performance.timeOrigin + requestStart, performance.timeOrigin + responseStart)
  }
}

/** While the two clocks may agree as far as is known, nothing changes. */
function learn(shown: number, askedAt: number, answeredAt: number): void {
  if (Number.isNaN(shown)) return
  aheadMs = Math.max(shown - answeredAt, Math.min(aheadMs, shown + STEP_MS - askedAt))
}
