import { getProfile } from '#contract/guests.ts'
import { aProfile } from '#tests/support/site-builders.ts'
import type { PageEdge } from './page-edge.ts'

/** Lets the API know the guest whom the browser keeps. */
export function settleProfile(edge: PageEdge): void {
  edge.settle(getProfile, aProfile())
}
