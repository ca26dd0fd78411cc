import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { addAccount, tokenOf } from 'content-lake/testing/accounts'
import { LOCAL_LAKE } from '#cms/content/open-client.ts'

/** The client as it comes, for the lake of the server at `url` that works in `dataDir`, signed in as an editor. */
export function staffClient({ url, dataDir }: { url: string; dataDir: string }): SanityClient {
  const folder = path.join(dataDir, 'lake')
  addAccount(folder, { email: 'editor@resort.example', role: 'editor' })
  return createClient({
    projectId: LOCAL_LAKE.projectId,
    dataset: LOCAL_LAKE.dataset,
    apiVersion: '2025-02-19',
    apiHost: `${url}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: tokenOf(folder, 'editor'),
  })
}
