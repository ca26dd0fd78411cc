import { getProfile, type Profile } from '#contract/guests/guests.ts'
import { Problem, problemStatus } from '#contract/problem.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'

/** Loads the guest's own profile. A refusal signs the guest out; a 5xx is retried once first. */
export async function loadProfile(client: ApiClient, signal?: AbortSignal): Promise<Profile> {
  const load = () => client.call(getProfile, {}, signal ? { signal } : {})
  try {
    return await load()
  } catch (error) {
    if (error instanceof Problem && problemStatus[error.code] >= 500) return load()
    throw error
  }
}
