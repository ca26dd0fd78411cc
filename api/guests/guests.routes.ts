import * as contract from '#contract/guests.ts'
import { once } from '../activity/once.ts'
import { asGuest } from '../sessions/as-guest.ts'
import type { Deps } from '../deps.ts'
import { serve, type Route } from '../http/serve.ts'
import { readProfile, saveProfile } from './profile.ts'
import { fingerprint } from './seal.ts'

export function guestsRoutes(deps: Pick<Deps, 'db' | 'now' | 'secrets'>): Route[] {
  const { db, secrets } = deps
  return [
    serve(
      contract.getProfile,
      asGuest(deps, ({ guest }) => readProfile(db, secrets, guest.id)),
    ),
    serve(
      contract.saveProfile,
      asGuest(deps, async ({ guest, body }) => {
        const activity = {
          principal: `guest:${guest.id}`,
          route: contract.saveProfile.path,
          activityId: body.ActivityId,
          body: {
            ...body,
            IdentityNumber: fingerprint(body.IdentityNumber, { key: secrets.identityKey, guestId: guest.id }),
          },
        }
        // The stored answer is empty: an identity number may not lie in it unsealed.
        await once(deps, activity, async (transaction) => {
          await saveProfile(transaction, secrets, guest, body)
          return null
        })
        return readProfile(db, secrets, guest.id)
      }),
    ),
  ]
}
