import { CONTENT_COUNTS_PATH, type CountedEvent, type CountedVisit } from '#contract/values/content-counts.ts'

/** Sends what was counted, also while the page is being left. Nobody waits for an answer. */
export function sendCounts(events: readonly (CountedEvent | CountedVisit)[]): void {
  navigator.sendBeacon(CONTENT_COUNTS_PATH, new Blob([JSON.stringify(events)], { type: 'application/json' }))
}
