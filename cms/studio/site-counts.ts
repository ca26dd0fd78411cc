import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { useEffect, useState } from 'react'
import { type SanityClient, useClient, useCurrentUser } from 'sanity'
import { CONTENT_COUNTS_PATH } from '../../contract/values/content-counts.ts'
import { API_VERSION } from '../schema/fields/ask-content.ts'

/** What the site answers at `path` of its counts: undefined until then, and `unknown` where it does not. */
export function useSiteCounts<Counts>(path: string): Counts | 'unknown' | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()?.id
  const [counts, setCounts] = useState<Counts | 'unknown'>()
  useEffect(() => {
    let isGone = false
    const show = (found: Counts | 'unknown') => {
      if (!isGone) setCounts(() => found)
    }
    readCounts<Counts>(client, { path, user }).then(show, () => show('unknown'))
    return () => {
      isGone = true
    }
  }, [client, path, user])
  return counts
}

type Asked = { path: string; user: string | undefined }

async function readCounts<Counts>(client: SanityClient, { path, user }: Asked): Promise<Counts> {
  const secret = await secretOf(client, user)
  const query = new URLSearchParams({ 'sanity-preview-secret': secret })
  const answer = await fetch(`${CONTENT_COUNTS_PATH}${path}?${query}`)
  if (!answer.ok) throw new Error(`The counts were answered with ${answer.status}`)
  const counts: Counts = await answer.json()
  return counts
}

type Secret = Awaited<ReturnType<typeof createPreviewSecret>>

/** A secret is used until it expires, because each one is a document in the lake. */
const secrets = new Map<string | undefined, Secret>()

/** The site's server trusts a secret that it finds in the lake, because only staff can write there. Previews use the same kind. */
async function secretOf(client: SanityClient, user: string | undefined): Promise<string> {
  const known = secrets.get(user)
  if (known && known.expiresAt.getTime() > Date.now() + SPARE_MS) return known.secret
  const made = await createPreviewSecret(client, 'visitors', window.location.href, user)
  secrets.set(user, made)
  return made.secret
}

/** The server's clock may be ahead by this much. */
const SPARE_MS = 5 * 60_000
