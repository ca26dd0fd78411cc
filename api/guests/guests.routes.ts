import { getProfile, saveProfile as endpoint } from '#contract/guests.ts'
import { serve, type Route } from '../http/serve.ts'
import { readProfile, saveProfile } from './profile.ts'
import { fingerprint } from './seal.ts'

export const guestsRoutes: Route[] = [
  serve(getProfile, ({ db, secrets }, { guest }) => readProfile(db, secrets, guest.id)),

  serve(endpoint, async (deps, { guest, body, once }) => {
    const key = deps.secrets.identityKey
    const compared = { ...body, IdentityNumber: fingerprint(body.IdentityNumber, { key, guestId: guest.id }) }
    await once((db) => saveProfile(db, deps, guest, body), compared)
    return readProfile(deps.db, deps.secrets, guest.id)
  }),
]
