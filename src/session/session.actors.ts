import { fromPromise } from 'xstate'
import { logout } from '#contract/guests/sign-in.ts'
import type { sessionMachine } from '#machines/session.machine.ts'
import { loadProfile } from '#src/guests/load-profile.ts'
import { newActivityId } from '#ui/lib/api/activity-id.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import { type BrowserStorage, USER_KEY } from '#ui/lib/browser-storage.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import { parseStoredUser } from './stored-user.ts'

type SessionMeans = { client: ApiClient; storage: BrowserStorage }

export function createSessionActors({ client, storage }: SessionMeans): ActorsOf<typeof sessionMachine> {
  return {
    readUser: fromPromise(async () => parseStoredUser(storage.get(USER_KEY))),
    loadProfile: fromPromise(({ signal }) => loadProfile(client, signal)),
    revokeToken: fromPromise(async () => {
      await client.call(logout, { body: { ActivityId: newActivityId() } })
    }),
    forgetUser: fromPromise(async ({ input }) => {
      if (parseStoredUser(storage.get(USER_KEY))?.token === input.token) storage.remove(USER_KEY)
    }),
  }
}
