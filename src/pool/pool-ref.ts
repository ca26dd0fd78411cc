import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { poolMachine } from '#machines/pool.machine.ts'

export type PoolRef = ActorRefFrom<typeof poolMachine>
export type PoolSnapshot = SnapshotFrom<typeof poolMachine>
