import { useActorRef } from '@xstate/react'
import { useContext, useEffect, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { profileMachine } from '#machines/profile.machine.ts'
import { SessionContext } from '#src/session/session-context.ts'
import { useApi } from '#src/session/use-session.ts'
import { showToast } from '#src/lib/toasts.ts'
import { createProfileActors } from './profile.actors.ts'

export type ProfileRef = ActorRefFrom<typeof profileMachine>
export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>

/** The guest's own profile while it is edited; what is saved is known to the session at once. */
export function useProfileForm(): ProfileRef {
  const client = useApi()
  const session = useContext(SessionContext)?.session
  const [machine] = useState(() => profileMachine.provide({ actors: createProfileActors({ client }) }))
  const profile = useActorRef(machine)
  useEffect(() => {
    const told = [
      profile.on('toast', ({ tone, text, closeAfterMs }) => showToast(tone, text, closeAfterMs)),
      profile.on('guest.saved', ({ profile: saved }) => session?.send({ type: 'profile.changed', profile: saved })),
    ]
    return () => told.forEach((subscription) => subscription.unsubscribe())
  }, [profile, session])
  return profile
}
