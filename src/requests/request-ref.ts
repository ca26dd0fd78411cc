import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { requestMachine } from '#machines/request.machine.ts'

export type RequestRef = ActorRefFrom<typeof requestMachine>
export type RequestSnapshot = SnapshotFrom<typeof requestMachine>
