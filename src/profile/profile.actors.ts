import { fromPromise } from 'xstate'
import type { profileMachine } from '#machines/profile.machine.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import { loadProfile } from '#src/guests/load-profile.ts'
import { createSaveGuest } from '#src/guests/save-guest.ts'

export function createProfileActors({ client }: { client: ApiClient }): ActorsOf<typeof profileMachine> {
  const save = createSaveGuest(client)
  return {
    // Not called off: development mounts everything twice, and the first call's end would count as the second's failure.
    loadProfile: fromPromise(() => loadProfile(client)),
    saveGuest: fromPromise(({ input }) => save(input.guest)),
  }
}
