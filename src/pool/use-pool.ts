import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { poolMachine } from '#machines/pool.machine.ts'
import { useApi, useUser } from '#src/session/use-session.ts'
import { useInlineMessage } from '#src/lib/use-inline-message.ts'
import { createPoolActors } from './pool.actors.ts'
import type { PoolRef } from './pool-ref.ts'

/** One visit to the pool, tied to the guest who books it and the browser that goes to pay. */
export function usePool() {
  const client = useApi()
  const user = useUser()
  const [machine] = useState(() => {
    const leaveFor = (url: string) => window.location.assign(url)
    return poolMachine.provide({ actors: createPoolActors({ client, leaveFor }) })
  })
  const pool: PoolRef = useActorRef(machine, { input: { name: user?.name ?? '', phone: user?.phone ?? '' } })
  const { message, showMessage, clearMessage } = useInlineMessage()
  useEffect(() => {
    const alerts = pool.on('alert', ({ text }) => showMessage(text))
    return () => alerts.unsubscribe()
  }, [pool, showMessage])
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) pool.send({ type: 'page.returned' })
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [pool])
  return { pool, message, clearMessage }
}
