import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { poolMachine } from '#machines/pool.machine.ts'
import { showPhone } from '#ui/lib/phone.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { usePageReturn } from '#src/lib/page-lifecycle.ts'
import { useApi, useUser } from '#src/session/use-session.ts'
import { createPoolActors } from './pool.actors.ts'

export type PoolRef = ActorRefFrom<typeof poolMachine>
export type PoolSnapshot = SnapshotFrom<typeof poolMachine>

/** One visit to the pool, tied to the guest who books it and the browser that goes to pay. */
export function usePool(): PoolRef {
  const client = useApi()
  const user = useUser()
  const leaveFor = (url: string) => window.location.assign(url)
  const pool: PoolRef = useMachine(poolMachine, () => createPoolActors({ client, leaveFor }), {
    input: { name: user?.name ?? '', phone: showPhone(user?.phone ?? '') },
  })
  usePageReturn(() => pool.send({ type: 'page.returned' }))
  return pool
}
