import * as z from 'zod/mini'
import type { login } from '#contract/guests/sign-in.ts'
import type { DataOf } from '#contract/endpoint.ts'
import type { StoredUser } from '#machines/parts/shared.ts'
import { createBrowserStorage, parseStored } from '#ui/lib/browser-storage.ts'

/** Outlives a log-out and holds nothing of the guest: a browser that has it is asked to log in before it is asked to sign up. */
export const KNOWN_KEY = 'SIGNED_IN_BEFORE'

export function hasSignedInBefore(): boolean {
  return createBrowserStorage(() => localStorage).get(KNOWN_KEY) !== undefined
}

const Stored = z.object({
  id: z.int(),
  name: z.optional(z.string()),
  firstName: z.optional(z.string()),
  email: z._default(z.string(), ''),
  phone: z.string(),
  image: z._default(z.string(), ''),
  token: z.string(),
})

/** The signed-in guest of the text under `USER`; undefined when it holds none. */
export function parseStoredUser(text: string | null | undefined): StoredUser | undefined {
  const { success, data } = Stored.safeParse(parseStored(text))
  if (!success) return undefined
  const { id, name, firstName, email, phone, image, token } = data
  return { id, name: name ?? firstName ?? '', email, phone, image, token }
}

/** Who has signed in, as the API answers it. */
export function storedUserOf({ Id, Name, Email, Phone, Icon, datacontent }: DataOf<typeof login>): StoredUser {
  return { id: Id, name: Name, email: Email, phone: Phone, image: Icon, token: datacontent }
}
