import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { LAKE_DATASET, LAKE_PROJECT_ID } from '#cms/lake/lake-names.ts'
import { openStaffDatabase } from '#cms/lake/staff/open-staff-database.ts'
import { issueTicket, redeemTicket } from '#cms/lake/staff/tokens.ts'

/** The client as it comes, for the lake of the server at `url` that works in `dataDir`, signed in as its first editor. */
export function staffClient({ url, dataDir }: { url: string; dataDir: string }): SanityClient {
  const database = openStaffDatabase(path.join(dataDir, 'lake'))
  const deps = { database, now: () => new Date() }
  const row = database.prepare("select id from staff where role = 'editor'").get()
  const token = redeemTicket(deps, issueTicket(deps, String(row?.['id'])))
  database.close()
  return createClient({
    projectId: LAKE_PROJECT_ID,
    dataset: LAKE_DATASET,
    apiVersion: '2025-02-19',
    apiHost: `${url}/lake`,
    useProjectHostname: false,
    useCdn: false,
    ...(token !== undefined && { token }),
  })
}
