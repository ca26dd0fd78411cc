import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { contactMachine } from '#machines/contact.machine.ts'
import { createContactActors } from './contact.actors.ts'
import { useSiteApi } from '#src/lib/site-api.ts'
import { showToast } from '#src/ui/toasts.ts'

export type ContactRef = ActorRefFrom<typeof contactMachine>
export type ContactSnapshot = SnapshotFrom<typeof contactMachine>

export function useContact(): ContactRef {
  const client = useSiteApi()
  const [machine] = useState(() => contactMachine.provide({ actors: createContactActors({ client }) }))
  const contact = useActorRef(machine)
  useEffect(() => {
    const told = contact.on('toast', ({ tone, text }) => showToast(tone, text))
    return () => told.unsubscribe()
  }, [contact])
  return contact
}
