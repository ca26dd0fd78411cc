import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { reviewsMachine } from '#machines/reviews.machine.ts'

export type ReviewsRef = ActorRefFrom<typeof reviewsMachine>
export type ReviewsSnapshot = SnapshotFrom<typeof reviewsMachine>
