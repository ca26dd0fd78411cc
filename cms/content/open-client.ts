import { createClient, type SanityClient } from '@sanity/client'
import type { LakeAddress } from './lake-address.ts'

/** The version of the Content Lake's API that queries, listeners and GraphQL are written for. */
const API_VERSION = '2025-02-19'

/** Long enough for a busy lake, short enough for a page that waits for its first answer. */
export const PATIENCE_MS = 4_000

export type Perspective = 'published' | 'drafts'

export type ClientOptions = {
  perspective?: Perspective
  /** How requests are sent; without it as the client does. */
  fetch?: typeof globalThis.fetch | undefined
}

/** The client of one dataset, local or hosted: the difference is its address alone. */
export function openClient(
  { projectId, dataset, apiHost, token }: LakeAddress,
  { perspective = 'published', fetch }: ClientOptions = {},
): SanityClient {
  return createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    // What is kept here is as fast as the CDN, and a publish must be seen at once.
    useCdn: false,
    perspective,
    timeout: PATIENCE_MS,
    maxRetries: 0,
    ...(token !== undefined && { token }),
    ...(fetch && { resolveFetch: () => fetch }),
    ...(apiHost !== undefined && { apiHost, useProjectHostname: false }),
  })
}
