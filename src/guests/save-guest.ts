import { saveProfile, type Profile } from '#contract/guests/guests.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'

/** Sent with every change of a profile; the specification fixes them, and they are not read. */
const FILLER = { Remarks: 'Profile update', ChangeLog: 'Profile update' }

/** Saves a guest's details, and answers them as the server keeps them. */
export function createSaveGuest(client: ApiClient): (guest: Profile) => Promise<Profile> {
  return idempotent((guest: Profile, activityId) =>
    client.call(saveProfile, { body: { ...guest, ...FILLER, ActivityId: activityId } }),
  )
}
