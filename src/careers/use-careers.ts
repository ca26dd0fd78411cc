import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { careersMachine } from '#machines/careers.machine.ts'
import { createCareersActors } from './careers.actors.ts'
import { useSiteApi } from '#src/lib/site-api.ts'
import { showToast } from '#src/ui/toasts.ts'

export type CareersRef = ActorRefFrom<typeof careersMachine>
export type CareersSnapshot = SnapshotFrom<typeof careersMachine>

export function useCareers(): CareersRef {
  const client = useSiteApi()
  const [machine] = useState(() => careersMachine.provide({ actors: createCareersActors({ client }) }))
  const careers = useActorRef(machine)
  useEffect(() => {
    const told = careers.on('toast', ({ tone, text }) => showToast(tone, text))
    return () => told.unsubscribe()
  }, [careers])
  return careers
}
