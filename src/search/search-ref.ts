import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { searchMachine } from '#machines/search.machine.ts'

export type SearchRef = ActorRefFrom<typeof searchMachine>
export type SearchSnapshot = SnapshotFrom<typeof searchMachine>
