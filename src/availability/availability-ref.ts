import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { availabilityMachine } from '#machines/availability.machine.ts'

export type AvailabilityRef = ActorRefFrom<typeof availabilityMachine>
export type AvailabilitySnapshot = SnapshotFrom<typeof availabilityMachine>
